import type { FacetGroup } from "./facet-groups.ts";

/** What the frame of a search needs of an answer, whatever the hits are. */
export interface Found {
  facets: FacetGroup[];
  total_elements: number;
  total_pages: number;
  corrected: string | null;
}
