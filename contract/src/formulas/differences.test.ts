import fc from "fast-check";
import { expect, test } from "vitest";
import { differences, type FormulaChange } from "./differences.ts";
import { FormulaContent } from "./schema.ts";

const content = (phases: unknown): FormulaContent => FormulaContent.parse({ phases });

const line = (key: string, given: object = {}) => ({ key, name: key, weight: "1%", ...given });
const base = content([
  { key: "a", name: "A", lines: [line("aqua"), line("glycerin"), line("betaine")], steps: ["Mix"] },
  { key: "b", name: "B", lines: [line("oil"), line("wax")] },
]);

/** "moved wax B>A": what a reader makes of a change. */
function said(change: FormulaChange): string {
  switch (change.kind) {
    case "phases-reordered":
      return change.kind;
    case "phase-renamed":
      return `${change.kind} ${change.before}>${change.phase.name}`;
    case "phase-added":
    case "phase-removed":
    case "lines-reordered":
      return `${change.kind} ${change.phase.name}`;
    case "moved":
      return `moved ${change.line.name} ${change.from.name}>${change.phase.name}`;
    case "changed":
      return `${change.line.key} ${change.field} ${change.before}>${change.line[change.field]}`;
    case "steps-changed":
      return `steps ${change.phase.name} ${change.before}>${change.after}`;
    default:
      return `${change.kind} ${change.line.name}`;
  }
}
const changes = (before: FormulaContent, after: FormulaContent) =>
  differences(before, after).map(said);

test("nothing has changed where nothing has", () => {
  expect(changes(base, structuredClone(base))).toEqual([]);
});

test("what was changed is told from top to bottom, what is gone where it stood", () => {
  const after = content([
    {
      key: "a",
      name: "Water phase",
      lines: [
        line("aqua", { weight: "qs", function: "Solvent" }),
        line("betaine", { name: "Betaine", inci: "BETAINE", product: "betaine-x" }),
        line("wax"),
        line("panthenol"),
      ],
      steps: ["Mix", "Heat to 70 °C"],
    },
    { key: "c", name: "C", lines: [line("parfum", { may_contain: true })] },
  ]);
  expect(changes(base, after)).toEqual([
    "phase-renamed A>Water phase",
    "aqua weight 1%>qs",
    "aqua function >Solvent",
    "removed glycerin",
    "betaine product null>betaine-x",
    "betaine name betaine>Betaine",
    "betaine inci >BETAINE",
    "moved wax B>Water phase",
    "added panthenol",
    "steps Water phase Mix>Mix,Heat to 70 °C",
    "phase-removed B",
    "removed oil",
    "phase-added C",
    "added parfum",
  ]);
});

test("another order is a change of its own", () => {
  const [a, b] = base.phases as [
    FormulaContent["phases"][number],
    FormulaContent["phases"][number],
  ];
  const turned = { phases: [b, { ...a, lines: a.lines.toReversed() }] };
  expect(changes(base, turned)).toEqual(["phases-reordered", "lines-reordered A"]);
});

test("states that differ in anything have differences, and those that do not have none", () => {
  const name = fc.constantFrom("", "Oil");
  const keys = fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 4 });
  const state = fc
    .tuple(keys, keys, name, name, fc.boolean(), fc.boolean())
    .map(([first, second, phase, oil, nano, turned]) => {
      const lines = (some: readonly number[]) =>
        some.map((each) => line(`l${each}`, { name: oil, nano }));
      const rest = second.filter((each) => !first.includes(each));
      const phases = [
        { key: "a", name: phase, lines: lines(first), steps: nano ? ["Mix"] : [] },
        { key: "b", name: "B", lines: lines(rest) },
      ];
      return content(turned ? phases.toReversed() : phases);
    });
  fc.assert(
    fc.property(state, state, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(differences(one, other).length === 0).toBe(isSame);
    }),
  );
});
