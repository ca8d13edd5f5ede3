import { Link, useSearchParams } from "react-router";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { withState } from "../kernel/table-state.ts";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { EmptyState } from "../ui/states.tsx";
import { TwoPanes } from "../ui/two-panes.tsx";
import type { Route } from "./+types/requests-page";
import { RequestDetail } from "./request-detail.tsx";
import { RequestList } from "./request-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "requests.title");

/** The request centre: list and conversation; on a phone one of the two. */
export default function RequestsPage() {
  const t = useT();
  const [params] = useSearchParams();
  const opened = params.get("requestId");
  return (
    <TwoPanes
      title={t("requests.title")}
      list={<RequestList opened={opened} />}
      detailLabel={t("requests.conversation")}
      detail={opened ? <RequestDetail key={opened} requestKey={opened} /> : null}
      back={
        <Link to={`?${withState(params, { requestId: "" })}`} className={layout.back}>
          ← {t("requests.back")}
        </Link>
      }
      nothing={<EmptyState text={t("requests.choose")} />}
    />
  );
}
