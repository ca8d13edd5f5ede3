import { links } from "@neroli/contract/access/links.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { Link } from "react-router";
import { useT } from "../language/phrases.tsx";
import { useResults, useWithin } from "./within.ts";

interface BackToResultsProps {
  /** What to search where this tab has no results. */
  offering: Offering;
  className?: string | undefined;
}

/** From what a search within a portal or exhibition has led to: back to that search as it was left. */
export function BackToResults({ offering, className }: BackToResultsProps) {
  const t = useT();
  const within = useWithin();
  const results = useResults(within);
  if (!(within.portal || within.exhibition)) return null;
  return (
    <Link to={results ?? links.search(offering, within)} className={className}>
      <span aria-hidden="true">← </span>
      {t("search-results.back")}
    </Link>
  );
}
