import type { InciListEntry } from "@neroli/contract/formulas/inci-list.ts";
import { plus, textsOf } from "@neroli/contract/kernel/interval.ts";
import type { JudgedSubstance } from "@neroli/contract/law/schema.ts";
import type { PlannedCosmetic } from "@neroli/contract/projects/schema.ts";
import { judgeSubstances } from "../../law/queries/judge-substances.ts";
import type { KnownLaw } from "../../law/queries/read-law.ts";
import type { BlendNumbers } from "./components.ts";

interface Judging {
  /** null where none was ever loaded: then nothing can be said of anything. */
  law: KnownLaw | null;
  cosmetic: PlannedCosmetic;
  blends: readonly BlendNumbers[];
}

type Named = Pick<InciListEntry, "name" | "cas" | "nano" | "colorant" | "share" | "lines">;

/** What the law says of each substance of a formula, in the order of its list of ingredients. */
export function judgeIngredients(
  ingredients: readonly InciListEntry[],
  { law, cosmetic, blends }: Judging,
): JudgedSubstance[] {
  if (!law) {
    return ingredients.map((each) => ({
      ...named(each),
      ...{ verdict: "CANNOT_SAY", reasons: [], findings: [], allergen: null },
    }));
  }
  const all: Named[] = [...ingredients, ...numbersOf(blends, law)];
  return judgeSubstances(law, all, cosmetic).map((judged, at) => {
    const each = all[at];
    if (!each) throw new Error("something was judged that is not there");
    return { ...named(each), ...judged };
  });
}

const named = ({ name, cas, share, lines }: Named) => ({
  ...{ name, cas: [...cas], share: textsOf(share), lines },
});

/**
 * Numbers of blends that stand in an annex in which none of the blend's names stands: which of its
 * parts it is, is not known, but that it is there.
 */
function numbersOf(blends: readonly BlendNumbers[], { index }: KnownLaw): Named[] {
  const found = new Map<string, Named>();
  for (const { line, names, cas, share } of blends) {
    const byName = new Set(
      names.flatMap((name) => index.find({ name, cas: [] }).map(({ rules }) => rules)),
    );
    for (const number of cas) {
      const entries = index.find({ name: "", cas: [number] });
      if (entries.every(({ rules }) => byName.has(rules))) continue;
      const known = found.get(number);
      const lines = [...new Set([...(known?.lines ?? []), line])];
      const sum = known ? plus(known.share, share) : share;
      found.set(number, {
        ...{ name: number, cas: [number], nano: false, colorant: false, share: sum, lines },
      });
    }
  }
  return [...found.values()];
}
