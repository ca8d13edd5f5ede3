import type { GroupPreview } from "@neroli/contract/catalogue/endpoints.ts";
import { leads, type SynonymRelation } from "@neroli/contract/enumerations/synonyms.ts";
import type { NewSynonym } from "@neroli/contract/synonyms/schema.ts";
import { partsOf, wordsOf } from "@neroli/search/text/fold.ts";
import { systemActor } from "../../kernel/actor.ts";
import { namesSomething } from "../indexed/other-names.ts";
import { toDocument } from "../indexed/to-document.ts";
import { productViewer } from "../policy.ts";
import { unpackSummary } from "../products/pack-summary.ts";
import { catalogue } from "../serving/catalogue.ts";
import { readProducts } from "./read-rows.ts";

const shown = 5;
/** Products of a name that are looked at: more tell support nothing. */
const mostOfAName = 200;

const folded = (text: string): string => wordsOf(text).join(" ");

async function keysOf(text: string, size: number): Promise<{ keys: string[]; total: number }> {
  const asked = { text, filters: {}, page: 0, size, count_facets: false };
  const viewer = productViewer(systemActor);
  const { hits, total, left_out } = await catalogue().searcher.search("INGREDIENTS", asked, viewer);
  return { keys: hits.map(({ key }) => key), total: left_out.length > 0 ? 0 : total };
}

const isCalled: Record<SynonymRelation, (text: string, name: string) => boolean> = {
  EQUAL: isWholeOrPart,
  NARROWER: isWholeOrPart,
  SEE_ALSO: isWholeOrPart,
  BEGINNING: (text, name) => `${folded(text)} `.startsWith(`${name} `),
};

function isWholeOrPart(text: string, name: string): boolean {
  return folded(text) === name || partsOf(text, true).some((part) => folded(part) === name);
}

/** Products whose own texts are called by one of these names. */
async function called(names: readonly string[], relation: SynonymRelation): Promise<string[]> {
  const candidates = new Set<string>();
  for (const name of names) {
    for (const key of (await keysOf(`"${name}"`, mostOfAName)).keys) candidates.add(key);
  }
  const rows = await readProducts({ keys: [...candidates] });
  return rows
    .filter((row) => {
      const company = catalogue().companies.get(row.company_key);
      if (company === undefined) return false;
      return toDocument(row, company.row).values.some(
        ({ field, text }) =>
          namesSomething(field) && names.some((name) => isCalled[relation](text, name)),
      );
    })
    .map(({ key }) => key);
}

/** What a group of names would change: what each of its names finds now, and what it would find, too. */
export async function previewGroup({
  relation,
  names,
  leads_to,
}: NewSynonym): Promise<GroupPreview> {
  const [first, ...others] = names;
  const asked = relation === "BEGINNING" ? others : names;
  const carried = leads(relation) ? leads_to : relation === "BEGINNING" && first ? [first] : names;
  const keys = await called(
    carried.map(({ text }) => folded(text)),
    relation,
  );
  const content = await Promise.all(
    asked.map(async ({ text }) => {
      const now = await keysOf(text, mostOfAName);
      const known = new Set(now.keys);
      const more = now.total > mostOfAName ? [] : keys.filter((key) => !known.has(key));
      return {
        name: text,
        now: now.total,
        more: more.length,
        first: more.slice(0, shown).flatMap((key) => nameOf(key) ?? []),
      };
    }),
  );
  return { content };
}

function nameOf(key: string): string | null {
  const entry = catalogue().products.get(key);
  return entry ? unpackSummary(entry, 2).name : null;
}
