import { fillIn } from "@neroli/contract/requests/placeholders.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { formatDay } from "../../language/dates.ts";

/** What is taken from the request that is answered, and the name of who answers it. */
interface Answered extends Pick<Request, "contact" | "needed_by"> {
  products: readonly { name: string }[];
  my_name: string | undefined;
}

/** The text of a template for one request; what that does not say stays open. */
export function filledIn(text: string, { contact, products, needed_by, my_name }: Answered) {
  return fillIn(text, {
    contact_name: contact.full_name,
    company: contact.company,
    product: products.map(({ name }) => name).join(", "),
    ...(needed_by && { needed_by: formatDay(needed_by) }),
    ...(my_name && { my_name }),
  });
}

/** A template goes below what was typed already. */
export const appended = (typed: string, text: string): string =>
  typed.trim() === "" ? text : `${typed.trimEnd()}\n\n${text}`;
