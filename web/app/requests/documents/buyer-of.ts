import type { Request } from "@neroli/contract/requests/schema.ts";

/** The company that asked, by its name; the person where there is none. */
export const buyerOf = ({ requested_by: { company, lastname } }: Request): string =>
  company?.name ?? lastname;
