import type { Annex } from "@neroli/contract/enumerations/law.ts";
import { exact } from "@neroli/contract/kernel/exact.ts";
import { exactly, type Interval } from "@neroli/contract/kernel/interval.ts";
import type { Cosmetic } from "./judging/cosmetic.ts";
import type { Substance } from "./judging/judge.ts";
import type { AnnexEntry } from "./reading/annex-entry.ts";

/** An entry of an annex that says nothing but what is given. */
export const entryOf = (annex: Annex, given: Partial<AnnexEntry>): AnnexEntry => ({
  ...{ annex, number: "1", part: 1, name: "Rose substance", names: ["ROSE SUBSTANCE"] },
  ...{ cas: [], ec: [], product_type: "", maximum: "", conditions: "", wording: "" },
  ...{ regulation: "", dated: "2020-01-01", gone: false },
  ...given,
});

/** A face cream, unless something else is said. */
export const cosmetic = (given: Partial<Cosmetic> = {}): Cosmetic => ({
  ...{ type: "FACE_CREAM", use: "LEAVE_ON", area: "FACE", spray: "NONE" },
  ...{ under_three: false, professional: false },
  ...given,
});

/** Between two shares in per cent, or exactly one. */
export const shareOf = (from: string, to?: string): Interval =>
  to === undefined ? exactly(exact(from)) : { min: exact(from), max: exact(to) };

export const substance = (share: Interval, given: Partial<Substance> = {}): Substance => ({
  ...{ name: "ROSE SUBSTANCE", cas: ["98-92-0"], nano: false, colorant: false },
  ...given,
  share,
});
