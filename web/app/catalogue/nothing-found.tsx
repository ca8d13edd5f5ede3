import { useQueries } from "@tanstack/react-query";
import { useT } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import type { FoundPage, SearchCalls } from "./found-page.ts";
import { hrefOf, type SearchState, unfiltered } from "./search-state.ts";
import type { FilterInUse } from "./use-filters-in-use.ts";

interface NothingFoundProps {
  state: SearchState;
  found: FoundPage;
  inUse: readonly FilterInUse[];
  count: SearchCalls["count"];
}

/** Advice for a search without hits: another spelling, fewer filters, fewer or other words. */
export function NothingFound(props: NothingFoundProps) {
  const t = useT();
  const { state, found, inUse } = props;
  const words = wordsOf(state.query);
  return (
    <Card title={t("catalogue.nothing")}>
      {found.corrected && (
        <p>
          {t("catalogue.suggested")}{" "}
          <a href={hrefOf(state, { query: found.corrected })}>{found.corrected}</a>
        </p>
      )}
      {inUse.length > 0 || words.length > 1 ? (
        <ToDrop {...props} words={words} />
      ) : (
        <p>{t("catalogue.nothing.hint")}</p>
      )}
    </Card>
  );
}

/** The words of a query as they were typed; those in quotes are one. */
const wordsOf = (query: string): string[] => query.match(/"[^"]*"|[^\s"]+/g) ?? [];

/** The most filters, and the most words, that are counted: each count is a search of its own. */
const mostCounted = 12;
const mostWords = 6;

/** Each word and each filter with how many there would be without it, the most first. */
function ToDrop({ state, inUse, count, words: typed }: NothingFoundProps & { words: string[] }) {
  const t = useT();
  const less = typed.length > 1 ? typed.slice(0, mostWords) : [];
  const fewer = less.map((word, at) => ({
    id: `word ${at}`,
    text: t("search-results.drop.word", { word: word.replaceAll('"', "") }),
    change: { query: typed.filter((_, other) => other !== at).join(" ") },
  }));
  const single = inUse.slice(0, mostCounted).map(({ id, title, word, change }) => ({
    id,
    text: t("search-results.drop", { title, word }),
    change,
  }));
  const words = {
    id: "query",
    text: t("search-results.drop.words", { query: state.query }),
    change: { query: "" },
  };
  const all = { id: "all", text: t("catalogue.filters.clear"), change: unfiltered };
  const ways = [
    ...fewer,
    ...single,
    ...(state.query && single.length > 0 ? [words] : []),
    ...(single.length > 1 || inUse.length > single.length ? [all] : []),
  ].map((way) => ({ ...way, href: hrefOf(state, way.change) }));
  const counts = useQueries({
    queries: ways.map(({ href, change }) => ({
      queryKey: ["search-count", href],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        count({ ...state, ...change, page: 0 }, signal),
    })),
    combine: (results) => results.map(({ data }) => data),
  });
  const counted = ways.map((way, at) => ({ ...way, count: counts[at] }));
  // The order changes once, when all counts are known: nothing moves under the pointer twice.
  const known = counted.every((way) => way.count !== undefined);
  const helping = counted.filter((way) => (way.count ?? 0) > 0);
  const shown = known
    ? helping.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
    : counted;
  if (shown.length === 0) return <p>{t("catalogue.nothing.hint")}</p>;
  return (
    <>
      <p id="to-drop">
        {t(less.length > 0 ? "catalogue.nothing.drop.words" : "catalogue.nothing.drop")}
      </p>
      <ul className={layout.list} aria-labelledby="to-drop">
        {shown.map((way) => (
          <li key={way.id} className={layout.line}>
            <a className={layout.link} href={way.href} rel="nofollow" suppressHydrationWarning>
              {way.text}
            </a>
            {way.count !== undefined && (
              <span className={layout.soft}>{t("catalogue.count", { count: way.count })}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
