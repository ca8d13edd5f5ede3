import { links } from "@neroli/contract/access/links.ts";
import { PublicDocuments } from "../kernel/documents/public-documents.tsx";
import { daysOf } from "../kernel/exhibition-place.ts";
import { type LoadInput, loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { AskButton } from "../kernel/meetings/ask-button.tsx";
import { pageMeta } from "../kernel/page-meta.ts";
import { metaT, useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import layout from "../ui/layout.module.css";
import { Pager } from "../ui/pager.tsx";
import { EmptyState } from "../ui/states.tsx";
import type { Route } from "./+types/exhibition-page";
import { ExhibitionHead } from "./exhibition-head.tsx";
import { ExhibitorFilters } from "./exhibitor-filters.tsx";
import { byHall, type Narrowed, narrowedBy } from "./exhibitor-list.ts";
import { ExhibitorRow } from "./exhibitor-row.tsx";
import { KeepButton } from "./keep-button.tsx";
import { Programme } from "./programme.tsx";
import classes from "./visits.module.css";

async function load({ api, params, url }: LoadInput<{ event: string }>) {
  const exhibition = await api("GET /public/events/:event", { params });
  const narrowed = narrowedBy(url.searchParams, exhibition.halls);
  const [exhibitors, documents, programme] = await Promise.all([
    api("GET /public/events/:event/exhibitors", { params, query: { ...narrowed } }),
    api("GET /public/documents", { query: params }),
    api("GET /public/events/:event/programme", { params }),
  ]);
  return {
    exhibition,
    narrowed,
    exhibitors,
    documents: documents.content,
    talks: programme.content,
  };
}

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, load);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, load);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { exhibition, narrowed } = loaderData;
  const t = metaT(matches);
  const path = links.exhibition(exhibition.key);
  const { starts_on: startDate, ends_on: endDate, place, country } = exhibition;
  return pageMeta(matches, {
    title: `${exhibition.display_name} | Neroli`,
    description:
      exhibition.description.slice(0, 300) ||
      [exhibition.display_name, daysOf(t, exhibition), place].filter(Boolean).join(", "),
    path,
    hidden: Object.keys(narrowed).length > 0,
    structured: (origin) => ({
      "@context": "https://schema.org",
      "@type": "ExhibitionEvent",
      name: exhibition.display_name,
      url: `${origin}${path}`,
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
      ...(place && {
        location: {
          "@type": "Place",
          name: place,
          ...(country && { address: { "@type": "PostalAddress", addressCountry: country } }),
        },
      }),
    }),
  });
};

/** An exhibition for anybody: when and where it is, and who stands where. */
export default function ExhibitionPage({ loaderData }: Route.ComponentProps) {
  const { exhibition, narrowed, exhibitors, documents, talks } = loaderData;
  const t = useT();
  return (
    <article className={classes.page}>
      <ExhibitionHead exhibition={exhibition} talks={talks.length} />
      <PublicDocuments documents={documents} />
      <section className={layout.stack} aria-labelledby="exhibitors">
        <h2 id="exhibitors" className={layout.title}>
          {t("exhibition.exhibitors", { count: exhibition.exhibitors })}
        </h2>
        {exhibition.exhibitors > 0 && <ExhibitorFilters {...{ exhibition, narrowed }} />}
        <p role="status" className={layout.soft}>
          {isNarrowed(narrowed) && t("exhibition.found", { count: exhibitors.total_elements })}
        </p>
        {exhibitors.content.length === 0 && (
          <None event={exhibition.key} narrowed={isNarrowed(narrowed)} />
        )}
        {byHall(exhibitors.content).map(({ hall, content }) => (
          <section key={hall ?? ""} aria-label={hall ?? t("exhibition.no-stand")}>
            <h3 className={classes.hall}>{hall ?? t("exhibition.no-stand")}</h3>
            <ul className={layout.list}>
              {content.map((exhibitor) => (
                <ExhibitorRow key={exhibitor.key} exhibitor={exhibitor}>
                  <AskButton event={exhibition.key} exhibitor={exhibitor} />
                  <KeepButton event={exhibition.key} exhibitor={exhibitor} />
                </ExhibitorRow>
              ))}
            </ul>
          </section>
        ))}
        <Pager
          page={exhibitors.page}
          pages={exhibitors.total_pages}
          hrefOf={(page) => links.exhibition(exhibition.key, { ...narrowed, page: String(page) })}
        />
      </section>
      <Programme talks={talks} time_zone={exhibition.time_zone} />
    </article>
  );
}

const isNarrowed = ({ page: _, ...narrowed }: Narrowed): boolean =>
  Object.keys(narrowed).length > 0;

function None({ event, narrowed }: { event: string; narrowed: boolean }) {
  const t = useT();
  if (!narrowed) {
    return <EmptyState title={t("exhibition.none")} text={t("exhibition.none.text")} />;
  }
  return (
    <EmptyState
      title={t("exhibition.none-found")}
      action={<ButtonLink href={links.exhibition(event)}>{t("exhibition.show-all")}</ButtonLink>}
    />
  );
}
