import { spellCode } from "@neroli/contract/badges/code.ts";
import type { Badge } from "@neroli/contract/badges/schema.ts";
import { badgeFields } from "@neroli/contract/enumerations/badges.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { encode } from "uqr";
import { ApiError, api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { CheckField } from "../ui/fields/check-field.tsx";
import layout from "../ui/layout.module.css";
import { EmptyState } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/badge-page";
import classes from "./badges.module.css";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "badges.title");

const key = "badge";

/** What somebody shows at stands, and what exhibitors see of it. */
export default function BadgePage() {
  const t = useT();
  const { event = "" } = useParams();
  const badge = useQuery({
    queryKey: [key, event],
    queryFn: ({ signal }) => api("GET /events/:event/badge", { params: { event }, signal }),
  });
  if (badge.error instanceof ApiError && badge.error.status === 404) {
    return (
      <WorkPage title={t("badges.title")} narrow>
        <EmptyState title={t("badges.none")} text={t("badges.none.text")} />
      </WorkPage>
    );
  }
  const name = badge.data?.event.name;
  return (
    <WorkPage title={t("badges.title")} lead={name && t("badges.lead", { event: name })} narrow>
      <QueryStates query={badge}>
        {(data) => (
          <>
            <Code badge={data} />
            <Consents badge={data} />
          </>
        )}
      </QueryStates>
    </WorkPage>
  );
}

function Code({ badge }: { badge: Badge }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { event } = badge;
  return (
    <section className={classes.code}>
      <QrCode code={badge.code} />
      <strong className={classes.letters}>{spellCode(badge.code)}</strong>
      <p>{t("badges.code")}</p>
      <Button size="small" onClick={() => setAsking(true)}>
        {t("badges.reissue")}
      </Button>
      {asking && (
        <ConfirmAction
          title={t("badges.reissue")}
          text={t("badges.reissue.sure")}
          confirm={t("badges.reissue")}
          action={() => api("POST /events/:event/badge/reissue", { params: { event: event.key } })}
          done={t("badges.reissued")}
          reread={[key]}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** Its light edge belongs to it: readers need it. */
function QrCode({ code }: { code: string }) {
  const t = useT();
  const { data, size } = encode(code, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t("badges.qr", { code: spellCode(code) })}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function Consents({ badge }: { badge: Badge }) {
  const t = useT();
  const queries = useQueryClient();
  const { event, consents, fields } = badge;
  // Shown at once, whatever the answer takes.
  const [chosen, setChosen] = useState<Badge["consents"] | null>(null);
  const { mutate } = useMutation({
    mutationFn: (next: Badge["consents"]) =>
      api("PUT /events/:event/badge", { params: { event: event.key }, body: { consents: next } }),
    onSuccess: (saved) => {
      queries.setQueryData([key, event.key], saved);
      tellDone(t("badges.saved"));
    },
    onError: (error) => tellFailure(error, t),
    onSettled: () => setChosen(null),
  });
  const choose = (next: Badge["consents"]) => {
    setChosen(next);
    mutate(next);
  };
  const shown = chosen ?? consents;
  return (
    <section className={layout.stack}>
      <h2>{t("badges.consents")}</h2>
      <p>{t("badges.consents.text")}</p>
      {badgeFields.map((field) => (
        <CheckField
          key={field}
          label={t(`badges.field.${field}`)}
          hint={fields[field] ?? t("badges.nothing")}
          checked={shown.includes(field)}
          disabled={chosen !== null}
          onChange={({ currentTarget: { checked } }) =>
            choose(
              badgeFields.filter((each) => (each === field ? checked : consents.includes(each))),
            )
          }
        />
      ))}
    </section>
  );
}
