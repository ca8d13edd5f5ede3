import { useSearchParams } from "react-router";
import { metaT, useT } from "../language/phrases.tsx";
import type { Route } from "./+types/requests-page";
import { RequestDetail } from "./request-detail.tsx";
import { RequestFilters } from "./request-filters.tsx";
import { RequestList } from "./request-list.tsx";
import classes from "./requests.module.css";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("requests.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** The request centre: list and conversation; on a phone one of the two. */
export default function RequestsPage() {
  const t = useT();
  const [params] = useSearchParams();
  const opened = params.get("requestId");
  return (
    <div className={classes.page} data-opened={opened ? true : undefined}>
      <section className={classes.listSide} aria-labelledby="requests-title">
        <h1 id="requests-title">{t("requests.title")}</h1>
        <RequestFilters />
        <RequestList opened={opened} />
      </section>
      <section className={classes.detailSide} aria-label={t("requests.conversation")}>
        {opened ? (
          <RequestDetail key={opened} requestKey={opened} />
        ) : (
          <p className={classes.hint}>{t("requests.choose")}</p>
        )}
      </section>
    </div>
  );
}
