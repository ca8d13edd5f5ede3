import { type Exact, exactOfNumber, readExact, zero } from "@neroli/contract/kernel/exact.ts";
import { exactly, hundred, type Interval, narrowTo } from "@neroli/contract/kernel/interval.ts";
import { isCas } from "@neroli/contract/products/identifiers.ts";
import { z } from "zod";

/** A part of a blend with its share of it, in per cent. */
export interface BlendPart {
  name: string;
  cas: readonly string[];
  share: Interval;
}

const Share = z.union([z.number().min(0).max(100), z.string().max(40)]).nullish();
const Part = z.object({
  inci: z.string().trim().min(1),
  cas: z.union([z.string(), z.array(z.string())]).nullish(),
  min: Share,
  max: Share,
});

/**
 * The parts of a product whose composition is told as intervals; null where it is not, or cannot be:
 * where no shares within them add up to the whole.
 */
export function readComposition(composition: unknown): BlendPart[] | null {
  const { data } = z.array(Part).min(1).max(200).safeParse(composition);
  if (!data) return null;
  const shares = narrowTo(
    exactly(hundred),
    data.map(({ min, max }) => ({ min: shareOf(min) ?? zero, max: shareOf(max) ?? hundred })),
  );
  if (!shares) return null;
  return data.map(({ inci, cas }, at) => ({
    ...{ name: inci, cas: [cas ?? []].flat().filter(isCas) },
    share: shares[at] ?? { min: zero, max: hundred },
  }));
}

const shareOf = (share: number | string | null | undefined): Exact | null => {
  if (share === null || share === undefined) return null;
  return typeof share === "number" ? exactOfNumber(share) : readExact(share);
};
