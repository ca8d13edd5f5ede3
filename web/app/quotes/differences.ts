import type { QuoteLine } from "@neroli/contract/quotes/content.ts";
import type { QuoteVersion } from "@neroli/contract/quotes/schema.ts";
import { lineFacts, type SaidFact, termFacts } from "./said-facts.ts";
import type { Writing } from "./use-writing.ts";

/** What a version says otherwise than the one before; null where one of them says nothing of it. */
export interface Difference {
  /** The line that it is about; null of what holds for all. */
  line: string | null;
  /** What of it; null of a line that one of the versions does not have. */
  name: string | null;
  before: string | null;
  after: string | null;
}

/** In the order in which the later version says it; lines that it left out stand last. */
export function differences(
  before: QuoteVersion,
  after: QuoteVersion,
  writing: Writing,
): Difference[] {
  const left = [...before.content.lines];
  const ofLines = after.content.lines.flatMap((line): Difference[] => {
    const earlier = takeSame(left, line);
    const whole = { line: line.name, name: null, before: null, after: line.name };
    if (!earlier) return [whole];
    const renamed: Difference = { ...whole, line: null, before: earlier.name };
    const changed = changes(lineFacts(earlier, writing), lineFacts(line, writing));
    return [
      ...(earlier.name === line.name ? [] : [renamed]),
      ...changed.map((each) => ({ line: line.name, ...each })),
    ];
  });
  const gone = left.map(({ name }) => ({ line: name, name: null, before: name, after: null }));
  const ofAll = changes(termFacts(before, writing), termFacts(after, writing));
  return [...ofLines, ...gone, ...ofAll.map((each) => ({ line: null, ...each }))];
}

/** Takes out the line that answers the same; of extra ones that of the same product or name. */
function takeSame(lines: QuoteLine[], { answers, product, name }: QuoteLine) {
  const at = lines.findIndex((each) =>
    answers || each.answers
      ? each.answers === answers
      : product || each.product
        ? each.product === product
        : each.name === name,
  );
  return at < 0 ? undefined : lines.splice(at, 1)[0];
}

function changes(before: readonly SaidFact[], after: readonly SaidFact[]) {
  const valueIn = (facts: readonly SaidFact[], name: string) =>
    facts.find((fact) => fact.name === name)?.value ?? null;
  const names = new Set([...after, ...before].map(({ name }) => name));
  return [...names]
    .map((name) => ({ name, before: valueIn(before, name), after: valueIn(after, name) }))
    .filter((each) => each.before !== each.after);
}
