import type { PublishedTerms } from "@neroli/contract/portals/terms.ts";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { api } from "../../kernel/client.ts";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { ShownTerms } from "../../kernel/places/shown-terms.tsx";
import { QueryStates } from "../../kernel/query-states.tsx";
import { saveFile } from "../../kernel/save-file.ts";
import { useSession } from "../../kernel/session/session.tsx";
import { tellFailure } from "../../kernel/toast.tsx";
import { formatDay } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import { Skeleton } from "../../ui/states.tsx";
import { WorkPage } from "../../ui/work-page.tsx";
import type { Route } from "./+types/terms-page";
import { TermsEditor } from "./terms-editor.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "portals-admin.terms");

/** Every published version of a portal's terms, and the next one. */
export default function TermsPage() {
  const t = useT();
  const { portal: event = "" } = useParams();
  const session = useSession();
  const known = session.state === "signed-in" && session.portals.find(({ key }) => key === event);
  const name = known ? known.display_name : event;
  const found = useQuery({
    queryKey: ["published-terms", event],
    queryFn: ({ signal }) =>
      api("GET /events/:event/terms", { params: { event }, query: { size: "100" }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <WorkPage
      title={t("event-terms.title", { name })}
      lead={t("event-terms.lead")}
      tools={<Download event={event} />}
    >
      <QueryStates query={found} loading={<Skeleton />}>
        {({ content }) => (
          <div className={layout.stack}>
            <TermsEditor key={content[0]?.version ?? 0} event={event} newest={content[0] ?? null} />
            <section className={layout.stack} aria-labelledby="versions">
              <h2 id="versions">{t("event-terms.versions")}</h2>
              {content.length === 0 && <p className={layout.soft}>{t("event-terms.none")}</p>}
              {content.map((terms) => (
                <Version key={terms.version} name={name} terms={terms} />
              ))}
            </section>
          </div>
        )}
      </QueryStates>
    </WorkPage>
  );
}

function Version({ name, terms }: { name: string; terms: PublishedTerms }) {
  const t = useT();
  const { version, texts, published_at, published_by: person, accepted: count } = terms;
  const date = formatDay(published_at);
  const said = [
    person && t("event-terms.by", { person }),
    t("event-terms.accepted", { count }),
  ].filter(Boolean);
  return (
    <details>
      <summary>
        <strong>{t("event-terms.version", { version, date })}</strong>{" "}
        <span className={layout.soft}>{said.join(", ")}</span>
      </summary>
      <div className={layout.stack}>
        {Object.entries(texts).map(([language, text]) => (
          <ShownTerms
            key={language}
            event={`${name} (${language})`}
            terms={{
              ...{ version, text, published_at },
              language: language as keyof typeof texts,
            }}
          />
        ))}
      </div>
    </details>
  );
}

/** Who accepted which version, as a file. */
function Download({ event }: { event: string }) {
  const t = useT();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const content = await api("GET /events/:event/terms/acceptances", { params: { event } });
      saveFile(content as Blob, `${event}-terms.csv`);
    },
    onError: (error) => tellFailure(error, t),
  });
  return (
    <Button size="small" icon="download" loading={isPending} onClick={() => mutate()}>
      {t("event-terms.download")}
    </Button>
  );
}
