import type { Quote } from "@neroli/contract/quotes/schema.ts";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { ConfirmAction } from "../../kernel/confirm-action.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";

interface DiscardDraftProps {
  /** As it was kept last. */
  quote: Quote;
  onDiscarded: (quote: Quote) => void;
}

/** Gives up what is written for the next version, for all who write it. */
export function DiscardDraft({ quote, onDiscarded }: DiscardDraftProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { own, request_key, can } = quote;
  if (!own?.draft || !can.draft.allowed) return null;
  const discard = async () => {
    const { draft_revision: revision, internal_note } = own;
    const params = { requestKey: request_key };
    const body = { revision, draft: null, internal_note };
    onDiscarded(await api("PUT /requests/:requestKey/quote/draft", { params, body }));
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t("quotes.edit.discard")}
      </Button>
      {asking && (
        <ConfirmAction
          title={t("quotes.edit.discard")}
          text={t("quotes.edit.discard.sure")}
          confirm={t("quotes.edit.discard")}
          action={discard}
          done={t("quotes.edit.discarded")}
          reread={[]}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
