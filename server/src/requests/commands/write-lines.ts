import { exactOfNumber, toText } from "@neroli/contract/kernel/exact.ts";
import type { RequestForm, RequestLine } from "@neroli/contract/requests/schema.ts";
import { db } from "../../kernel/db/db.ts";
import { findProductNames } from "../queries/find-product-names.ts";

/** Writes what a QUOTE request asks for, in its order. */
async function writeLines(
  request_key: string,
  lines: readonly Omit<RequestLine, "key">[],
): Promise<void> {
  if (lines.length === 0) return;
  await db()
    .insertInto("request_lines")
    .values(
      lines.map(({ name, product, quantity }, position) => ({
        request_key,
        line_key: `line-${position + 1}`,
        name,
        product_key: product,
        quantity,
        position,
      })),
    )
    .execute();
}

interface Asked {
  form: Pick<RequestForm, "products" | "quantities" | "quantity_required">;
  /** Those of the form that go to this supplier. */
  products: readonly string[];
}

type Quantities = ReadonlyMap<string, NonNullable<RequestForm["quantities"][number]>>;

/** How much of each product is wanted; the first that is said of it. */
export const quantitiesOf = ({
  products,
  quantities,
}: Pick<RequestForm, "products" | "quantities">): Quantities =>
  new Map(
    products
      .flatMap((key, at) => {
        const quantity = quantities[at];
        return quantity ? [[key, quantity] as const] : [];
      })
      .reverse(),
  );

/** One line of each product, by the name that it has now. */
export async function writeLinesOf(request_key: string, { form, products }: Asked): Promise<void> {
  const quantities = quantitiesOf(form);
  const names = await findProductNames(products);
  const lines = products.map((product) => ({
    name: names.get(product) ?? product,
    product,
    quantity: exactQuantity(quantities.get(product) ?? form.quantity_required),
  }));
  await writeLines(request_key, lines);
}

/** As exact text; null where a request asks for nothing. */
function exactQuantity(asked: RequestForm["quantity_required"]): RequestLine["quantity"] {
  if (!asked || asked.value <= 0) return null;
  const value = toText(exactOfNumber(asked.value));
  return { value: value === "0" ? "0.000001" : value, unit: asked.unit };
}
