import type { ExportedProduct } from "../queries/read-pages.ts";

interface Head {
  company: string;
  exported_at: Date;
}

/** Products with their fields as they are, one in each line of the list. */
export async function* writeJson(
  pages: AsyncIterable<readonly ExportedProduct[]>,
  { company, exported_at }: Head,
): AsyncGenerator<string> {
  const head = { format: "neroli-products", version: 1, company, exported_at };
  yield `${JSON.stringify(head).slice(0, -1)},"products":[`;
  let separator = "\n";
  for await (const page of pages) {
    const texts = page.map((product) => JSON.stringify(toObject(product)));
    yield separator + texts.join(",\n");
    separator = ",\n";
  }
  yield "\n]}\n";
}

const toObject = ({ name: _, ...product }: ExportedProduct) => {
  const { key, offering, segment, state, trashed, visibility, fields, labels, updated_at } =
    product;
  return { key, offering, segment, state, trashed, visibility, labels, updated_at, fields };
};
