import { type Offering, offerings } from "@neroli/contract/enumerations/products.ts";

/** What the list of exhibitors is narrowed by, as its address and the API say it. */
export interface Narrowed {
  words__icontains?: string;
  hall__eq?: string;
  offering__eq?: Offering;
  page?: string;
}

/** Halls and offerings that there are not are no filter, and neither is a page that is no number. */
export function narrowedBy(params: URLSearchParams, halls: readonly string[]): Narrowed {
  const given = (name: string) => params.get(name)?.trim() ?? "";
  const words = given("words__icontains").slice(0, 400);
  const hall = halls.find((each) => each === given("hall__eq"));
  const offering = offerings.find((each) => each === given("offering__eq"));
  const page = given("page");
  return {
    ...(words && { words__icontains: words }),
    ...(hall !== undefined && { hall__eq: hall }),
    ...(offering !== undefined && { offering__eq: offering }),
    ...(/^[1-9]\d{0,3}$/.test(page) && { page }),
  };
}

/** Those of one hall together, in the order that they come in; null is who has no place yet. */
export function byHall<Row extends { hall: string | null }>(rows: readonly Row[]) {
  const halls = new Map<string | null, Row[]>();
  for (const row of rows) halls.set(row.hall, [...(halls.get(row.hall) ?? []), row]);
  return [...halls].map(([hall, content]) => ({ hall, content }));
}
