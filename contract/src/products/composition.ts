import { z } from "zod";
import { add, compare, type Exact, readExact, zero } from "../kernel/exact.ts";
import { hundred } from "../kernel/interval.ts";
import { failure, line } from "../kernel/values.ts";
import { isCas } from "./identifiers.ts";

/** As many parts as a raw material can be told to have. */
export const mostParts = 100;

const shareShape = /^(?:0|[1-9]\d{0,2})(?:\.\d{1,6})?$/;

/**
 * Per cent as text, which no float rounds: "8.5", from 0 to 100, six decimals at most. null of another
 * text, which is refused where it stands, and of an end that is open.
 */
function readShare(text: string | undefined): Exact | null {
  const read = text !== undefined && shareShape.test(text) ? readExact(text) : null;
  return read !== null && compare(read, hundred) <= 0 ? read : null;
}

const Share = z
  .string()
  .refine(
    (text) => readShare(text) !== null,
    failure("field-reasons.percent", { message: "0 to 100 as text, such as 8.5" }),
  );

export const Cas = z
  .string()
  .refine(
    isCas,
    failure("field-reasons.cas-format", { message: "a CAS number with its check digit" }),
  );

/** What a raw material holds, and how much of it; an end that is left out is open. */
export const CompositionPart = z
  .object({
    inci: line(300),
    cas: z.array(Cas).max(20).optional(),
    min: Share.optional().describe("per cent by weight, at least"),
    max: Share.optional().describe("per cent by weight, at most"),
  })
  .refine(
    ({ min, max }) => compare(readShare(min) ?? zero, readShare(max) ?? hundred) <= 0,
    failure("field-reasons.range-reversed", { message: "min above max", path: ["max"] }),
  );
export type CompositionPart = z.infer<typeof CompositionPart>;

/** The parts of a raw material. They need not be all: what is missing to the whole is unknown. */
export const Composition = z
  .array(CompositionPart)
  .max(mostParts)
  .refine(
    (parts) => compare(sumOfLeast(parts), hundred) <= 0,
    failure("field-reasons.shares-over", { message: "the least shares exceed 100 per cent" }),
  );

const sumOfLeast = (parts: readonly CompositionPart[]) =>
  parts.reduce((sum, { min }) => add(sum, readShare(min) ?? zero), zero);
