import fc from "fast-check";
import { expect, test } from "vitest";
import { add, compare, type Exact, exact, multiply, toText, whole, zero } from "../kernel/exact.ts";
import { hundred, type Interval, narrowTo } from "../kernel/interval.ts";
import { amountsOf } from "./amounts.ts";
import { type Component, inciList } from "./inci-list.ts";
import { portions } from "./portions.ts";
import { sharesOf } from "./shares.ts";

const shown = (share: Interval | null) =>
  share &&
  (compare(share.min, share.max) === 0
    ? toText(share.min)
    : `${toText(share.min)}-${toText(share.max)}`);
const shares = (...weights: string[]) => {
  const lines = weights.map((weight, at) => ({ name: at === 0 ? "Aqua" : `Oil ${at}`, weight }));
  const { lines: read, sum, stated } = sharesOf(lines);
  return [sum, shown(stated), ...read.map(shown)].join(" | ");
};

test.each([
  [["qs", "5%", "0.1%"], "right | 5.1 | 94.9 | 5 | 0.1"],
  [["to 100%", "5% to 10%"], "right | 5-10 | 90-95 | 5-10"],
  [["qs (to 100)", "qs (to pH 5.5)", "3%"], "right | 3-103 | 0-97 | 0-97 | 3"],
  [["60%", "> 30%", "up to 5%"], "right | 90-165 | 60 | 35-40 | 0-5"],
  [["60%", "41%"], "over | 101 | 60 | 41"],
  [["60%", "39%"], "under | 99 | 60 | 39"],
  [["60%", "a little"], "unread | 60-160 | 60 | "],
  [["33.3%", "33.3%", "33.4%"], "right | 100 | 33.3 | 33.3 | 33.4"],
])("the shares of %j", (weights, told) => expect(shares(...weights)).toBe(told));

const percent = fc.integer({ min: 0, max: 1_000 }).map((tenth) => exact((tenth / 10).toFixed(1)));
const interval = fc
  .tuple(percent, percent)
  .map(([a, b]): Interval => (compare(a, b) <= 0 ? { min: a, max: b } : { min: b, max: a }));

test("narrowing keeps every way to add up, and nothing that no way has", () => {
  const parts = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 20 }), (pairs, total) => {
      const ranges = pairs.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
      // Every way there is, one by one.
      let ways: number[][] = [[]];
      for (const [from, to] of ranges) {
        const steps = Array.from({ length: to - from + 1 }, (_, at) => from + at);
        ways = ways.flatMap((way) => steps.map((step) => [...way, step]));
      }
      const right = ways.filter((way) => way.reduce((sum, each) => sum + each, 0) === total);
      const narrowed = narrowTo(
        { min: whole(total), max: whole(total) },
        ranges.map(([min, max]) => ({ min: whole(min), max: whole(max) })),
      );
      if (right.length === 0) {
        expect(narrowed).toBeNull();
        return;
      }
      const told = narrowed?.map(({ min, max }) => [Number(toText(min)), Number(toText(max))]);
      const bounds = ranges.map((_, at) => {
        const values = right.map((way) => way[at] ?? 0);
        return [Math.min(...values), Math.max(...values)];
      });
      expect(told).toEqual(bounds);
    }),
  );
});

const component = (name: string, share: Interval, given: Partial<Component> = {}): Component => ({
  ...{ name, share, unknown: false, cas: [], nano: false, colorant: false, may_contain: false },
  line: name,
  ...given,
});
const between = (from: string, to = from): Interval => ({ min: exact(from), max: exact(to) });
const listed = (...components: Component[]) =>
  inciList(components).map(({ name, place }) => `${name} ${place}`);

test("descending above 1 %, then the rest, then colorants, then what some shades have", () => {
  expect(
    listed(
      component("CI 77891", between("8"), { colorant: true }),
      component("CI 77491", between("3"), { colorant: true, may_contain: true }),
      component("Parfum", between("0.5")),
      component("Glycerin", between("5")),
      component("Panthenol", between("1")),
      component("Aqua", between("80")),
    ),
  ).toEqual([
    ...["Aqua sure", "Glycerin sure", "Panthenol free", "Parfum free"],
    ...["CI 77891 free", "CI 77491 free"],
  ]);
});

test("what colours hair stands where its share puts it", () => {
  const dye = [
    component("HC Yellow No. 2", between("6"), { colorant: true }),
    component("Glycerin", between("5")),
    component("Aqua", between("89")),
  ];
  const names = (dyesHair: boolean) => inciList(dye, { dyesHair }).map(({ name }) => name);
  expect(names(false)).toEqual(["Aqua", "Glycerin", "HC Yellow No. 2"]);
  expect(names(true)).toEqual(["Aqua", "HC Yellow No. 2", "Glycerin"]);
});

test("the order says where it is uncertain; one name of several lines is one", () => {
  expect(
    listed(
      component("Aqua", between("60", "70")),
      component("Betaine", between("4", "8")),
      component("Glycerin", between("5", "6")),
      component("Citric acid", between("0.5", "2")),
      component("Parfum", between("0.1", "0.9")),
      component("GLYCERIN", between("0", "1")),
    ),
  ).toEqual([
    ...["Aqua sure", "Betaine uncertain", "Glycerin uncertain", "Citric acid sure", "Parfum free"],
  ]);
});

test("an order that is called sure holds for all shares that there may be", () => {
  const someParts = fc.array(fc.tuple(interval, fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: 2,
    maxLength: 6,
  });
  fc.assert(
    fc.property(someParts, (parts) => {
      const components = parts.map(([share], at) => component(`S${at}`, share));
      const chosen = new Map(
        parts.map(([{ min, max }, at], index) => {
          const [low, high] = [Number(toText(min)), Number(toText(max))];
          return [`S${index}`, low + (high - low) * at];
        }),
      );
      const list = inciList(components);
      for (const [at, first] of list.entries()) {
        for (const second of list.slice(at + 1)) {
          if ([first, second].some(({ place }) => place === "uncertain")) continue;
          const [a = 0, b = 0] = [chosen.get(first.name), chosen.get(second.name)];
          expect(a >= b || (a <= 1 && b <= 1)).toBe(true);
        }
      }
    }),
  );
});

test("what is called sure and uncertain is so beside each of the others", () => {
  const isMinor = ({ max }: Interval) => compare(max, whole(1)) <= 0;
  const isRight = (first: Interval, second: Interval) =>
    isMinor(second) || compare(first.min, second.max) >= 0;
  fc.assert(
    fc.property(fc.array(interval, { maxLength: 8 }), (all) => {
      const list = inciList(all.map((share, at) => component(`S${at}`, share)));
      for (const [at, { share, place }] of list.entries()) {
        const isSure =
          list.slice(0, at).every((other) => isRight(other.share, share)) &&
          list.slice(at + 1).every((other) => isRight(share, other.share));
        expect(place).toBe(isSure ? (isMinor(share) ? "free" : "sure") : "uncertain");
      }
    }),
  );
});

test("what there is little of is told with as many digits as it is written", () => {
  const amounts = (...texts: string[]) => {
    const shares = texts.map((text, at) => ({ line: `${at}`, share: { min: text, max: text } }));
    const found = amountsOf({ shares, sum: "right" }, exact("2500"));
    return [...found.shares.values(), ...found.grams.values()].map(({ min }) => min);
  };
  expect(amounts("99.9905", "0.0095")).toEqual(["99.9905", "0.0095", "2499.763", "0.237"]);
  expect(amounts("95", "5")).toEqual(["95.000", "5.000", "2375.000", "125.000"]);
  const [most, least] = amounts("99.99999999", "0.00000001");
  expect([most, least]).toEqual(["100.000000", "0.000000"]);
});

test("portions add up to the whole exactly, and each is its share to the step", () => {
  const some = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 40 });
  const total = fc.constantFrom("100", "1000", "1000000", "0.1");
  fc.assert(
    fc.property(some, total, fc.integer({ min: 1, max: 3 }), (parts, all, digits) => {
      fc.pre(parts.some((part) => part > 0n));
      const told = portions(exact(all), parts.map(whole), digits);
      const sum = told.reduce<Exact>((sum_, each) => add(sum_, exact(each)), zero);
      expect(compare(sum, exact(all))).toBe(0);
      const whole_ = parts.reduce((a, b) => a + b, 0n);
      for (const [at, each] of told.entries()) {
        const right = (Number(parts[at]) / Number(whole_)) * Number(all);
        expect(Math.abs(Number(each) - right)).toBeLessThanOrEqual(10 ** -digits * 1.000001);
      }
    }),
  );
  expect(portions(hundred, [whole(1), whole(1), whole(1)], 3)).toEqual([
    "33.334",
    "33.333",
    "33.333",
  ]);
  expect(() => portions(multiply(exact("0.0001"), hundred), [whole(1)], 1)).toThrow(RangeError);
});
