import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { Suspense, useState } from "react";
import { latePiece } from "../kernel/late-piece.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { PillLink } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import { Skeleton } from "../ui/states.tsx";
import classes from "./contents-group.module.css";
import { FilterGroup } from "./filter-group.tsx";
import type { FoundPage } from "./found-page.ts";
import { hrefOf, type SearchState } from "./search-state.ts";
import { contentWord } from "./use-filters-in-use.ts";

/** Loaded when somebody adds something. */
const ContentsPicker = latePiece(async () => {
  const { ContentsPicker } = await import("./contents-picker.tsx");
  return { default: ContentsPicker };
});

interface ContentsGroupProps {
  state: SearchState;
  offering: Offering;
  names: FoundPage["names"];
}

/** Ingredients, claims and countries that a product must have, and those that it must not. */
export function ContentsGroup({ state, offering, names }: ContentsGroupProps) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  return (
    <FilterGroup
      title={t("search-refine.contents")}
      chosen={state.contains.length + state.without.length}
      open
    >
      <Contents {...{ state, names }} sign="contains" />
      <Contents {...{ state, names }} sign="without" />
      {adding ? (
        <Suspense fallback={<Skeleton height={172} />}>
          <ContentsPicker {...{ state, offering }} onClose={() => setAdding(false)} />
        </Suspense>
      ) : (
        <Button
          variant="link"
          icon="plus"
          className={`${layout.link} ${classes.add}`}
          onClick={() => setAdding(true)}
        >
          {t("search-refine.contents.add")}
        </Button>
      )}
    </FilterGroup>
  );
}

interface ContentsProps extends Pick<ContentsGroupProps, "state" | "names"> {
  sign: "contains" | "without";
}

function Contents({ state, names, sign }: ContentsProps) {
  const t = useT();
  const language = useLanguage();
  const contents = state[sign];
  if (contents.length === 0) return null;
  const title = t(`search-refine.${sign}`);
  return (
    <div className={classes.sign}>
      <h4>{title}</h4>
      <ul className={layout.chips}>
        {contents.map((content) => {
          const word = contentWord({ t, language }, content, names);
          return (
            <li key={`${content.kind}:${content.value}`}>
              <PillLink
                tone={sign === "contains" ? "good" : "bad"}
                href={hrefOf(state, { [sign]: contents.filter((each) => each !== content) })}
                rel="nofollow"
                data-keep-scroll=""
                label={t("catalogue.filters.remove", { title, word })}
              >
                {word}
              </PillLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
