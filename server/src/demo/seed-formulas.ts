import { FormulaContent } from "@neroli/contract/formulas/schema.ts";
import { db } from "../kernel/db/db.ts";
import { demoFormulas } from "./data/formulas.ts";
import type { DemoProduct } from "./generate/ingredients.ts";

const buyer = "buyer";
/** Whose quotes the demonstration's buyer has. */
const usual = "velouria-actives";

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

type State = (typeof demoFormulas)[number]["states"][number];

/** What the demonstration's buyer formulates, with the versions that were kept of it. */
export async function seedFormulas(products: readonly DemoProduct[]): Promise<void> {
  for (const { states, key, project_key, title } of demoFormulas) {
    const kept = states.flatMap((state) => (state.note === undefined ? [] : state));
    const [first, last] = [states.at(0), states.at(-1)];
    if (!first || !last) continue;
    await db()
      .insertInto("formulas")
      .values({
        ...{ key, project_key, title, created_by: buyer, saved_by: buyer },
        content: JSON.stringify(contentOf(last, products)),
        created_at: ago(first.daysAgo + 1),
        saved_at: ago(last.daysAgo),
      })
      .execute();
    if (kept.length === 0) continue;
    const versions = kept.map((state, at) => ({
      ...{ formula_key: key, version: at + 1, note: state.note ?? "", kept_by: buyer },
      content: JSON.stringify(contentOf(state, products)),
      kept_at: ago(state.daysAgo),
    }));
    await db().insertInto("formula_versions").values(versions).execute();
  }
}

/** Lines keep their keys from one state to the next: they are told apart by what they are. */
function contentOf({ phases }: State, products: readonly DemoProduct[]): FormulaContent {
  return FormulaContent.parse({
    phases: phases.map(({ name, lines, steps }) => ({
      ...{ key: name.toLowerCase(), name, steps },
      lines: lines.map(({ substance, ...line }) => {
        const product = productOf(substance, products);
        const written = { ...line, name: line.name ?? product?.fields.name ?? line.inci };
        return { key: keyOf(line.inci || substance || name), product: product?.key, ...written };
      }),
    })),
  });
}

const keyOf = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")
    .slice(0, 12);

function productOf(substance: string | undefined, products: readonly DemoProduct[]) {
  const sold = products.filter(
    (each) => each.substance !== undefined && each.substance === substance && !each.trashed,
  );
  return sold.find(({ company_key }) => company_key === usual) ?? sold[0];
}
