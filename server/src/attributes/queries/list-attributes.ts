import { isSupport } from "@neroli/contract/access/roles.ts";
import type { attributeEndpoints } from "@neroli/contract/attributes/endpoints.ts";
import { attributeFields, isAttributeField } from "@neroli/contract/attributes/fields.ts";
import { type Attribute, listedStatuses } from "@neroli/contract/attributes/schema.ts";
import { type PageOf, toPage } from "@neroli/contract/kernel/list.ts";
import { fold } from "@neroli/search/text/fold.ts";
import type { z } from "zod";
import { countTerms, type TermCounts } from "../../catalogue/queries/count-terms.ts";
import type { Actor } from "../../kernel/actor.ts";
import { seesAttribute } from "../policy.ts";
import { presentAttribute, presentUndefined } from "../present.ts";
import { readAttributes } from "./read-attributes.ts";

type ListQuery = z.output<(typeof attributeEndpoints)["GET /attributes"]["query"]>;

/** The terms of the vocabularies, defined or not, with how many products carry each. */
export async function listAttributes(actor: Actor, query: ListQuery): Promise<PageOf<Attribute>> {
  const counts = await carriersFor(actor);
  const rows = (await readAttributes(query.field__eq)).filter((row) => seesAttribute(actor, row));
  const defined = rows.map((row) =>
    presentAttribute(actor, row, counts.get(row.field)?.get(row.term) ?? 0),
  );
  const known = new Set(defined.map(({ field, term }) => `${field} ${term}`));
  const all = [...defined, ...undefinedTerms(actor, { counts, known, field: query.field__eq })];
  const found = all.filter((attribute) => answers(attribute, query)).sort(comparing(query.sort));
  const { page, size } = query;
  const content = found.slice(page * size, (page + 1) * size);
  return toPage(content, { page, size, total: found.length });
}

/** The products that carry each term: counted at the own company, for support everywhere. */
export const carriersFor = (actor: Actor): Promise<TermCounts> =>
  isSupport(actor.roles) ? countTerms(actor) : countTerms(actor, actor.company_key);

function undefinedTerms(
  actor: Actor,
  {
    counts,
    known,
    field: wanted,
  }: { counts: TermCounts; known: ReadonlySet<string>; field: string | undefined },
): Attribute[] {
  return [...counts].flatMap(([field, terms]) => {
    if (!isAttributeField(field) || (wanted !== undefined && wanted !== field)) return [];
    return [...terms]
      .filter(([term]) => !known.has(`${field} ${term}`))
      .map(([term, products]) => presentUndefined(actor, { field, term, products }));
  });
}

function answers(attribute: Attribute, query: ListQuery): boolean {
  const { status__eq: status, untranslated__eq: language, text__icontains: text } = query;
  if (status && attribute.status !== status) return false;
  if (language && (language === "en" || attribute.names[language] !== "")) return false;
  if (!text) return true;
  const { term, names, synonyms } = attribute;
  const sought = fold(text);
  return [term, ...Object.values(names), ...synonyms].some((each) => fold(each).includes(sought));
}

const collator = new Intl.Collator("en", { numeric: true });

type Compare = (one: Attribute, other: Attribute) => number;
const byTerm: Compare = (one, other) => collator.compare(one.term, other.term);
const byField: Compare = (one, other) =>
  attributeFields.indexOf(one.field) - attributeFields.indexOf(other.field);

const orders: Record<string, Compare> = {
  term: byTerm,
  field: byField,
  products: (one, other) => one.products - other.products,
  status: (one, other) => listedStatuses.indexOf(one.status) - listedStatuses.indexOf(other.status),
};

/** By term first where nothing else is asked for; ties are by term and field. */
function comparing(sort = "term"): Compare {
  const turn = sort.startsWith("-") ? -1 : 1;
  const order = orders[sort.replace(/^-/, "")] ?? byTerm;
  return (one, other) => turn * order(one, other) || byTerm(one, other) || byField(one, other);
}
