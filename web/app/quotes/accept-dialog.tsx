import { useMutation } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import type { QuoteDialogProps } from "./dialog-props.ts";
import { useRereadQuote, useShowQuote } from "./use-quote.ts";

/** Names the version that is accepted: one that was replaced meanwhile is refused. */
export function AcceptDialog({ quote, onClose }: QuoteDialogProps) {
  const t = useT();
  const show = useShowQuote();
  const reread = useRereadQuote(quote.request_key);
  const version = quote.current_version ?? 0;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api("POST /requests/:requestKey/quote/accept", {
        params: { requestKey: quote.request_key },
        body: { version },
      }),
    onSuccess: (accepted) => {
      show(accepted);
      onClose();
    },
    onError: reread,
  });
  return (
    <ConfirmDialog
      title={t("quotes.accept")}
      text={t("quotes.accept.sure", { version })}
      confirm={t("quotes.accept")}
      cancel={t("quotes.accept.keep")}
      pending={isPending}
      error={error ? sentenceOf(error, t) : undefined}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
