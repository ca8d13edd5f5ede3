/** What the catalogue has taught: vectors of marks in the space of purposes, one behind the other. */
export interface Purposes {
  terms: string[];
  /** The number of each mark. */
  marks: Map<string, number>;
  /** By a mark's number, how much it tells. */
  weights: Float32Array;
  /** By a mark's number, where its purposes begin; they end where the next one's begin. */
  begins: Uint32Array;
  /** Numbers of terms, and how often the mark tells of each, in 255ths. */
  purposes: Uint16Array;
  shares: Uint8Array;
}

/** A purpose that a product is likely to serve, from 0 to 1. */
export interface Likely {
  term: string;
  likelihood: number;
}

/** Marks that fewer products have say nothing for sure, and purposes that fewer name. */
const least = { products: 3, purposes: 3 };
/** Of a mark's purposes: it says nothing of the rest. */
const mostShares = 6;
/** Half a product that is usual is thought to every mark, so that rare ones promise less. */
const doubt = 0.5;

/** Learns from products, one after the other, what their marks say of their purposes. */
export function createLearner() {
  const purposes = new Map<string, number>();
  const numbers = new Map<string, number>();
  const counts = new Map<string, { products: number; with: Map<number, number> }>();
  let products = 0;
  return {
    add(marks: readonly string[], terms: readonly string[]): void {
      products++;
      const named = [...new Set(terms)].map((term) => {
        purposes.set(term, (purposes.get(term) ?? 0) + 1);
        const number = numbers.get(term) ?? numbers.size;
        numbers.set(term, number);
        return number;
      });
      for (const mark of marks) {
        const count = counts.get(mark) ?? { products: 0, with: new Map<number, number>() };
        counts.set(mark, count);
        count.products++;
        for (const number of named) count.with.set(number, (count.with.get(number) ?? 0) + 1);
      }
    },
    finish(): Purposes {
      const terms = [...numbers.keys()];
      const usual = terms.map((term) => (purposes.get(term) ?? 0) / Math.max(1, products));
      const known = terms.map((term) => (purposes.get(term) ?? 0) >= least.purposes);
      const kept = packer();
      for (const [mark, count] of counts) {
        if (count.products < least.products) continue;
        const shares = [...count.with].flatMap(([purpose, times]): Share[] => {
          if (!known[purpose]) return [];
          return [[purpose, (times + doubt * (usual[purpose] ?? 0)) / (count.products + doubt)]];
        });
        const weight = telling(shares, usual) * (count.products / (count.products + doubt));
        shares.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
        if (weight > 0) kept.add(mark, { weight, shares: shares.slice(0, mostShares) });
      }
      return { terms, ...kept.packed() };
    },
  };
}

type Share = readonly [purpose: number, share: number];

function packer() {
  const marks = new Map<string, number>();
  const weights: number[] = [];
  const begins: number[] = [];
  const purposes: number[] = [];
  const shares: number[] = [];
  return {
    add(mark: string, told: { weight: number; shares: readonly Share[] }): void {
      marks.set(mark, marks.size);
      weights.push(told.weight);
      begins.push(purposes.length);
      for (const [purpose, share] of told.shares) {
        purposes.push(purpose);
        shares.push(Math.round(share * 255));
      }
    },
    packed: (): Omit<Purposes, "terms"> => ({
      marks,
      weights: Float32Array.from(weights),
      begins: Uint32Array.from([...begins, purposes.length]),
      purposes: Uint16Array.from(purposes),
      shares: Uint8Array.from(shares),
    }),
  };
}

/** How much a mark tells: how far its purposes are from what is usual (Kullback and Leibler). */
const telling = (shares: readonly Share[], usual: readonly number[]): number =>
  shares.reduce((sum, [purpose, share]) => {
    const before = usual[purpose] ?? 0;
    return share > before && before > 0 ? sum + share * Math.log(share / before) : sum;
  }, 0);

const mostLikely = 12;

/** The purposes that marks speak of together, the likeliest first; none where no mark is known. */
export function likelyPurposes(known: Purposes, own: readonly string[]): Likely[] {
  const { terms, begins } = known;
  const sums = new Map<number, number>();
  let weights = 0;
  for (const mark of own) {
    const number = known.marks.get(mark);
    if (number === undefined) continue;
    const weight = known.weights[number] ?? 0;
    weights += weight;
    for (let at = begins[number] ?? 0; at < (begins[number + 1] ?? 0); at++) {
      const purpose = known.purposes[at] ?? 0;
      sums.set(purpose, (sums.get(purpose) ?? 0) + (weight * (known.shares[at] ?? 0)) / 255);
    }
  }
  return [...sums]
    .map(([purpose, sum]) => ({ term: terms[purpose] ?? "", likelihood: sum / weights }))
    .sort((a, b) => b.likelihood - a.likelihood || (a.term < b.term ? -1 : 1))
    .slice(0, mostLikely);
}

/** Many purposes of its own make a product less like another, though not in proportion. */
const dilution = 0.25;

/** How likely a product that names these purposes serves those that are likely; 0 to 1. */
export function sharesPurposes(likely: readonly Likely[], named: readonly string[]): number {
  if (named.length === 0) return 0;
  const sum = likely
    .filter(({ term }) => named.includes(term))
    .reduce((all, { likelihood }) => all + likelihood, 0);
  return Math.min(1, sum / named.length ** dilution);
}
