import type { ContentKind } from "@neroli/contract/catalogue/content-values.ts";
import type { catalogueEndpoints } from "@neroli/contract/catalogue/endpoints.ts";
import { isInciFamily } from "@neroli/contract/catalogue/inci-families.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import type { ContentValue } from "@neroli/search/index-types.ts";
import { fold } from "@neroli/search/text/fold.ts";
import type { z } from "zod";
import type { Actor } from "../../kernel/actor.ts";
import { otherNames } from "../../synonyms/queries/synonym-book.ts";
import { plainInci, writtenInci } from "../indexed/inci-names.ts";
import { productViewer } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";
import { termLabels } from "./content-labels.ts";
import { lookInto } from "./look-into.ts";
import { wholeContents } from "./whole-contents.ts";

type Endpoint = (typeof catalogueEndpoints)["GET /search/contents"];
type ContentsQuery = z.output<Endpoint["query"]>;
type Value = z.input<Endpoint["response"]>["values"][number];

const shown = 20;
/** Kinds of which all values are looked through, because they are read in the reader's words. */
const all = 5_000;

/** The contents of products that this actor may see, by what is being typed; families first. */
export async function listContents(asking: Actor, asked: ContentsQuery): Promise<Value[]> {
  const { actor } = await lookInto(asking, asked);
  const { searcher } = catalogue();
  const { kind, query, offering } = asked;
  const viewer = productViewer(actor);
  const ask: Ask = (group, text, limit) =>
    text === ""
      ? wholeContents(offering, { group, limit }, viewer)
      : searcher.contents(offering, { group, text, limit }, viewer);
  if (kind === "inci") return listNames(ask, { query, language: actor.language });
  const typed = fold(query).trim();
  if (kind === "cas") return (await ask(kind, typed, shown)).map((one) => asItIs(one));
  const label = labelsOf(kind, actor.language);
  const values = await ask(kind, "", all);
  return matching(
    typed,
    values.map((one) => asItIs(one, label(one.value))),
  );
}

type Ask = (group: string, text: string, limit: number) => Promise<ContentValue[]>;

/** "Shea butter" is picked as what it is listed as. */
async function listNames(
  ask: Ask,
  { query, language }: { query: string; language: Language },
): Promise<Value[]> {
  const [families, ...names] = await Promise.all([
    ask("families", "", all),
    ...[query, ...otherNames(query).whole].map((name) => ask("inci", plainInci(name), shown)),
  ]);
  const ofFamilies = matching(
    fold(query).trim(),
    families.map((one) => ({ ...asItIs(one, familyLabel(one.value, language)), family: true })),
  );
  const byValue = new Map(names.flat().map((one) => [one.value, one]));
  const ofNames = Array.from(byValue.values(), (one) => asItIs(one, writtenInci(one.value)));
  return [...ofFamilies, ...ofNames].slice(0, Math.max(shown, ofFamilies.length));
}

const asItIs = ({ value, count }: ContentValue, label = value): Value => ({
  value,
  label,
  count,
  family: false,
});

export const familyLabel = (family: string, language: Language): string =>
  isInciFamily(family) ? say(language, `inci-families.${family}`) : family;

function labelsOf(kind: ContentKind, language: Language): (value: string) => string {
  if (kind !== "countries") return termLabels(kind, language);
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "code" });
  return (value) => (/^[A-Z]{2}$/.test(value) ? (names.of(value) ?? value) : value);
}

/** Those of which a word of the label or the value starts as typed, the commonest first. */
function matching(typed: string, values: readonly Value[]): Value[] {
  const starts = (text: string) => ` ${fold(text).replace(/[-/(]/g, " ")}`.includes(` ${typed}`);
  return values
    .filter(({ value, label }) => typed === "" || starts(label) || starts(value))
    .slice(0, shown);
}
