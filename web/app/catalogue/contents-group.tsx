import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { lazy, Suspense, useState } from "react";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import classes from "./contents-group.module.css";
import groupClasses from "./facet-column.module.css";
import type { Found } from "./found.ts";
import { hrefOf, type SearchState } from "./search-state.ts";
import { contentWord } from "./use-in-use.ts";

/** Whoever adds nothing does without it. */
const ContentsPicker = lazy(async () => {
  const { ContentsPicker } = await import("./contents-picker.tsx");
  return { default: ContentsPicker };
});

interface Props {
  state: SearchState;
  offering: Offering;
  names: Found["names"];
}

/** What a product must contain and what it must not: ingredients, claims, countries. */
export function ContentsGroup({ state, offering, names }: Props) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  const count = state.contains.length + state.without.length;
  return (
    <details className={groupClasses.group} open>
      <summary>
        <h3>{t("search-refine.contents")}</h3>
        {count > 0 && (
          <span
            className={groupClasses.chosen}
            role="img"
            aria-label={t("catalogue.facets.chosen", { count })}
          >
            {count}
          </span>
        )}
      </summary>
      <Chips {...{ state, names }} sign="contains" />
      <Chips {...{ state, names }} sign="without" />
      {adding ? (
        <Suspense fallback={<div className={classes.waiting} />}>
          <ContentsPicker {...{ state, offering }} onClose={() => setAdding(false)} />
        </Suspense>
      ) : (
        <button type="button" className={classes.add} onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {t("search-refine.contents.add")}
        </button>
      )}
    </details>
  );
}

function Chips(props: { state: SearchState; names: Found["names"]; sign: "contains" | "without" }) {
  const { state, names, sign } = props;
  const t = useT();
  const language = useLanguage();
  const contents = state[sign];
  if (contents.length === 0) return null;
  const title = t(`search-refine.${sign}`);
  return (
    <div className={classes.sign} data-sign={sign}>
      <h4>{title}</h4>
      <ul>
        {contents.map((content) => {
          const word = contentWord({ t, language }, content, names);
          return (
            <li key={`${content.kind}:${content.value}`}>
              <a
                href={hrefOf(state, { [sign]: contents.filter((each) => each !== content) })}
                rel="nofollow"
                data-keep-scroll=""
                aria-label={t("catalogue.filters.remove", { title, word })}
                suppressHydrationWarning
              >
                <span suppressHydrationWarning>{word}</span>
                <Icon name="cross" />
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
