import type { Portal } from "@neroli/contract/portals/schema.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMatches, useSearchParams } from "react-router";
import { useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import layout from "../../ui/layout.module.css";
import { api, hasCode } from "../client.ts";
import { QueryStates } from "../query-states.tsx";
import { refreshProfile, useSession } from "../session/session.tsx";
import { tellDone } from "../toast.tsx";
import { ShownTerms } from "./shown-terms.tsx";

/** Whoever enters a page of a portal or exhibition whose terms have changed is asked to accept them. */
export function TermsQuestion() {
  const portal = useEntered();
  const [later, setLater] = useState<readonly string[]>([]);
  if (!portal || later.includes(portal.key)) return null;
  return <Question portal={portal} onLater={() => setLater([...later, portal.key])} />;
}

/** The portal that the address names, where its owner has still to accept the terms of it. */
function useEntered(): Portal | undefined {
  const session = useSession();
  const params = useMatches().at(-1)?.params ?? {};
  const [search] = useSearchParams();
  if (session.state !== "signed-in") return undefined;
  const named = [params.event, params.portal, search.get("portal"), search.get("exhibition")];
  return session.portals.find(
    ({ key, status, terms_due }) =>
      named.includes(key) && status === "VERIFIED" && terms_due !== null,
  );
}

function Question({ portal, onLater }: { portal: Portal; onLater: () => void }) {
  const t = useT();
  const { key, display_name: event } = portal;
  const found = useQuery({
    queryKey: ["event-terms", key, portal.terms_due],
    queryFn: () => api("GET /public/events/:event/terms", { params: { event: key } }),
  });
  const accept = useMutation({
    mutationFn: (version: number) =>
      api("POST /events/:event/terms/accept", { params: { event: key }, body: { version } }),
    onSuccess: async () => {
      tellDone(t("event-terms.thanks", { event }));
      onLater();
      await refreshProfile();
    },
    onError: (error) => {
      if (hasCode(error, "portals.terms-changed")) void found.refetch();
    },
  });
  const terms = found.data?.terms;
  return (
    <Dialog
      title={t("event-terms.changed", { event })}
      onClose={onLater}
      footer={
        <>
          <Button onClick={onLater}>{t("event-terms.later")}</Button>
          <Button
            variant="primary"
            loading={accept.isPending}
            onClick={() => terms && accept.mutate(terms.version)}
          >
            {t("event-terms.accept")}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        <p>{t("event-terms.changed.text")}</p>
        {accept.error && (
          <Note tone="bad" urgent>
            {sentenceOf(accept.error, t)}
          </Note>
        )}
        <QueryStates query={found}>
          {({ terms: shown }) => shown && <ShownTerms event={event} terms={shown} />}
        </QueryStates>
      </div>
    </Dialog>
  );
}
