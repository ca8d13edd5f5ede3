import { amountsOf, type Between } from "@neroli/contract/formulas/amounts.ts";
import type {
  Formula,
  FormulaAnalysis,
  FormulaLine,
  InciListItem,
  LinePrice,
} from "@neroli/contract/formulas/schema.ts";
import { divide, exact, multiply, toText, whole } from "@neroli/contract/kernel/exact.ts";
import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { formatPrice } from "@neroli/contract/kernel/money.ts";
import { say } from "@neroli/phrases/say.ts";
import { brandName } from "../../kernel/current-portal.ts";
import type { Fact } from "../../kernel/pdf/drawing.ts";
import type { LineProducts } from "../queries/line-products.ts";
import { allergensOf, findingsOf, lawState } from "./law-words.ts";
import { numbersIn, type Shown, textAlone } from "./numbers.ts";

export interface SheetLine {
  name: string;
  share: Shown;
  amount: Shown;
  inci: string;
  cas: string;
  function: string;
  product: string;
  supplier: string;
  price: Shown;
  cost: Shown;
  quote: string;
}

interface SheetPhase {
  name: string;
  lines: SheetLine[];
  steps: string[];
}

/** A formula in the words of one language: what PDF and workbook write down. */
export interface FormulaSheet {
  language: Language;
  title: string;
  currency: string;
  facts: Fact[];
  phases: SheetPhase[];
  total: { share: Shown; amount: Shown; cost: Shown };
  /** List of ingredients, allergens, and what the law says. */
  notes: Fact[];
}

export interface Printed {
  formula: Formula;
  project: string;
  analysis: FormulaAnalysis;
  products: LineProducts;
  /** Grams. */
  batch: string;
  language: Language;
  /** On which it is made (ISO 8601). */
  day: string;
}

export function toSheet(printed: Printed): FormulaSheet {
  const { formula, analysis, batch, language } = printed;
  const { number, between } = numbersIn(language);
  const amounts = amountsOf(analysis, exact(batch));
  const unknown = textAlone(say(language, "formula-file.unknown"));
  const shown = (found: Between | undefined) => (found ? between(found, 3) : unknown);
  const isWritten = ({ key }: FormulaLine) => analysis.shares.some(({ line }) => line === key);
  return {
    language,
    title: formula.title,
    currency: analysis.cost.currency,
    facts: factsOf(printed, amounts.exact),
    phases: formula.content.phases.map(({ name, lines, steps }) => ({
      name: name && say(language, "formula-file.phase.named", { name }),
      lines: lines.filter(isWritten).map((line) => ({
        ...wordsOf(line, printed),
        share: shown(amounts.shares.get(line.key)),
        amount: shown(amounts.grams.get(line.key)),
        ...costOf(line, printed),
      })),
      steps: steps.filter((step) => step !== ""),
    })),
    total: {
      share: amounts.exact ? { text: number("100", 3), figure: "100" } : between(analysis.stated),
      amount: { text: number(batch, 3), figure: batch },
      cost: isCostKnown(analysis) ? between(inBatch(analysis.cost.known, batch)) : unknown,
    },
    notes: notesOf(printed),
  };
}

function wordsOf(line: FormulaLine, { products }: Printed) {
  const product = products.get(line.product ?? "");
  return {
    name: line.name || (product?.name ?? line.inci),
    inci: line.inci || (product?.inci ?? ""),
    cas: line.cas || (product?.cas ?? []).join(", "),
    function: line.function,
    product: product?.name ?? "",
    supplier: product?.supplier ?? "",
  };
}

/** Of none of its lines is it known what it costs: that is not 0. */
const isCostKnown = ({ cost }: FormulaAnalysis) =>
  cost.lines.some(({ share_cost }) => share_cost !== null);

/** Of a kilogram what all of the batch costs. */
const inBatch = ({ min, max }: Between, batch: string): Between => {
  const of = (perKg: string) =>
    toText(divide(multiply(exact(perKg), exact(batch)), whole(1_000)), 4);
  return { min: of(min), max: of(max) };
};

function costOf(line: FormulaLine, printed: Printed): Pick<SheetLine, "price" | "cost" | "quote"> {
  const { analysis, batch, language } = printed;
  const { between } = numbersIn(language);
  const found = analysis.cost.lines.find((each) => each.line === line.key);
  if (!found) return { price: textAlone(""), cost: textAlone(""), quote: "" };
  const { amount, share_cost, unknown } = found;
  const why = textAlone(unknown ? say(language, `formula-file.cost.${unknown}`) : "");
  return {
    price: amount ? between({ min: amount, max: amount }) : why,
    cost: share_cost ? between(inBatch(share_cost, batch)) : why,
    quote: quoteText(found, language),
  };
}

function quoteText(price: LinePrice, language: Language): string {
  const { request_key: request, version, accepted, valid_until } = price;
  if (request === null || version === null) return "";
  return accepted
    ? say(language, "formula-file.quote.accepted", { request, version })
    : say(language, "formula-file.quote.sent", {
        ...{ request, version, day: formatDay(valid_until ?? "") },
      });
}

function factsOf(printed: Printed, isExact: boolean): Fact[] {
  const { formula, project, analysis, batch, language, day } = printed;
  const { cost, sum } = analysis;
  const kept = formula.versions.find(({ version }) => version === formula.version);
  const { number, between } = numbersIn(language);
  const money = ({ min, max }: Between) =>
    min === max
      ? formatPrice(min, cost.currency, language)
      : `${between({ min, max }).text} ${cost.currency}`;
  const amount = money(cost.known);
  const known = cost.complete ? amount : say(language, "formula-file.cost.incomplete", { amount });
  const perKg = isCostKnown(analysis) ? known : say(language, "formula-file.unknown");
  const facts: (Fact | null)[] = [
    { label: say(language, "formula-file.project"), text: project },
    {
      label: say(language, "formula-file.state"),
      text: kept
        ? say(language, "formula-file.state.version", {
            version: kept.version,
            day: formatDay(kept.kept_at),
            person: `${kept.kept_by.firstname} ${kept.kept_by.lastname}`,
          })
        : say(language, "formula-file.state.present", { day: formatDay(formula.saved_at) }),
    },
    kept?.note ? { label: say(language, "formula-file.note"), text: kept.note } : null,
    { label: say(language, "formula-file.batch"), text: `${number(batch)} g` },
    { label: say(language, "formula-file.sum"), text: say(language, `formula-file.sum.${sum}`) },
    isExact || sum !== "right" ? null : { label: "", text: say(language, "formula-file.ranges") },
    {
      label: say(language, "formula-file.cost.per-kg"),
      text: perKg,
    },
    cost.rates_of
      ? { label: say(language, "formula-file.rates"), text: formatDay(cost.rates_of) }
      : null,
    {
      label: "",
      text: say(language, "quote-file.made", { brand: brandName(), day: formatDay(day) }),
    },
  ];
  return facts.filter((fact) => fact !== null);
}

function notesOf({ analysis, language }: Printed): Fact[] {
  const { ingredients } = analysis;
  const isUncertain = ingredients.some(({ place }) => place === "uncertain");
  const allergens = allergensOf(analysis, language);
  const list = [
    ingredientList(ingredients, language),
    ...(isUncertain ? [say(language, "formula-file.ingredients.uncertain")] : []),
  ];
  return [
    ...(ingredients.length > 0
      ? [{ label: say(language, "formula-file.ingredients"), text: list.join("\n") }]
      : []),
    ...(allergens ? [{ label: say(language, "formula-file.allergens"), text: allergens }] : []),
    { label: say(language, "formula-file.law"), text: lawState(analysis, language).join("\n") },
    ...findingsOf(analysis, language),
  ];
}

/** As a label has it: what only some shades have stands last, in brackets. */
function ingredientList(ingredients: readonly InciListItem[], language: Language): string {
  const written = ({ name, nano, unknown, place }: InciListItem) =>
    [
      name,
      ...(nano ? ["(nano)"] : []),
      ...(unknown ? [say(language, "formula-file.ingredients.unknown")] : []),
    ].join(" ") + (place === "uncertain" ? "*" : "");
  const always = ingredients.filter(({ may_contain }) => !may_contain).map(written);
  const sometimes = ingredients.filter(({ may_contain }) => may_contain).map(written);
  return [
    ...(always.length > 0 ? [always.join(", ")] : []),
    ...(sometimes.length > 0 ? [`[+/- ${sometimes.join(", ")}]`] : []),
  ].join(" ");
}
