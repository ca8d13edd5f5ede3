import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { writeCount } from "@neroli/phrases/write-count.ts";
import { useState } from "react";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Drawer } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";
import { ContentsGroup } from "./contents-group.tsx";
import { FacetColumn } from "./facet-column.tsx";
import type { FoundPage, SearchCalls } from "./found-page.ts";
import classes from "./search-page.module.css";
import { countFilters, hrefOf, type SearchState, unfiltered } from "./search-state.ts";

interface FiltersProps {
  state: SearchState;
  found: FoundPage;
  loadWhole: SearchCalls["loadWhole"];
  /** The offering of a product search, which can be narrowed by ingredients; suppliers have none. */
  offering: Offering | undefined;
}

/** The column; below lg it is a panel that a button opens (without scripts: a jump to it). */
export function Filters({ state, found, loadWhole, offering }: FiltersProps) {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const count = countFilters(state);
  const column = (
    <>
      {offering && <ContentsGroup {...{ state, offering }} names={found.names} />}
      <FacetColumn {...{ found, state, loadWhole }} />
    </>
  );
  return (
    <>
      <div className={classes.filterButton}>
        <Button
          wide
          icon="filter"
          aria-haspopup="dialog"
          data-open-filters=""
          onClick={() => setOpen(true)}
        >
          {t("catalogue.filters")}
          {count > 0 && ` (${writeCount(count, language)})`}
          <span className={layout.soft} aria-hidden="true">
            {t("catalogue.count", { count: found.total_elements })}
          </span>
        </Button>
        <noscript>
          <a href="#filters">{t("catalogue.filters")}</a>
        </noscript>
      </div>
      <aside id="filters" className={classes.filters} aria-label={t("catalogue.filters")}>
        <h2>{t("catalogue.filters")}</h2>
        {!open && column}
      </aside>
      {open && (
        <Drawer
          title={t("catalogue.filters")}
          close={t("catalogue.filters.close")}
          onClose={() => setOpen(false)}
          footer={
            <>
              {count > 0 && (
                <ButtonLink variant="quiet" href={hrefOf(state, unfiltered)} data-keep-scroll="">
                  {t("catalogue.filters.clear")}
                </ButtonLink>
              )}
              <Button variant="strong" className={classes.show} onClick={() => setOpen(false)}>
                {t("catalogue.filters.show", { count: found.total_elements })}
              </Button>
            </>
          }
        >
          {column}
        </Drawer>
      )}
    </>
  );
}
