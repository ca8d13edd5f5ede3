import { describe, expect, test } from "vitest";
import { contrastOf } from "./contrast.ts";
import {
  type Ground,
  groundsOf,
  portalColours,
  portalPrimary,
  portalTheme,
} from "./portal-theme.tsx";
import { colours } from "./tokens.ts";

/** The same 2,000 each time (a linear congruential generator). */
function randomColours(count: number): string[] {
  let state = 20_261_124;
  const channel = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 24).toString(16).padStart(2, "0");
  };
  return Array.from({ length: count }, () => `#${channel()}${channel()}${channel()}`);
}

const greys = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, "0"));
const extremes = [
  ...["#000000", "#ffffff", "#ffff00", "#ff0000", "#00ff00", "#0000ff", "#00ffff", "#ff00ff"],
  ...greys.map((value) => `#${value}${value}${value}`),
];
const all = [portalPrimary, colours.accent, ...extremes, ...randomColours(2_000)];

describe.each<Ground>(["light", "dark"])("whatever colour a portal has, on %s ground", (ground) => {
  const pairs = all.map((primary) => ({ primary, drawn: portalColours(primary, ground) }));

  test("what stands on a fill is read, also while it is pointed at, which is seen", () => {
    for (const { primary, drawn } of pairs) {
      expect(drawn.accent).toBe(primary);
      for (const fill of [drawn.accent, drawn["accent-hover"]])
        expect(contrastOf(drawn["on-accent"], fill), primary).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(drawn.accent, drawn["accent-hover"]), primary).toBeGreaterThan(1.05);
    }
  });

  test("text in it is read on every ground, edges and signs are seen", () => {
    for (const { primary, drawn } of pairs) {
      for (const each of groundsOf[ground]) {
        expect(contrastOf(drawn["accent-text"], each), primary).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(drawn["accent-mark"], each), primary).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

test("a colour that is strong enough is drawn as it is", () => {
  const drawn = portalColours(portalPrimary);
  expect(drawn["accent-text"]).toBe(portalPrimary);
  expect(drawn["accent-mark"]).toBe(portalPrimary);
});

test("on dark ground what is no accent is read too", () => {
  const theme = portalTheme({ ground: "dark" }) as Record<string, string>;
  for (const ground of ["--ground", "--surface"])
    for (const text of ["--ink", "--ink-soft"])
      expect(contrastOf(theme[text] ?? "", theme[ground] ?? "")).toBeGreaterThanOrEqual(4.5);
});

test("the focus is seen beside whatever it surrounds: it is of ink, on ground that is not", () => {
  for (const ground of groundsOf.light)
    expect(contrastOf(colours.ink, ground)).toBeGreaterThanOrEqual(3);
  for (const ground of groundsOf.dark)
    expect(contrastOf(colours["on-ink"], ground)).toBeGreaterThanOrEqual(3);
});
