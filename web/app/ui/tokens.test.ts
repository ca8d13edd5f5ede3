import { expect, test } from "vitest";
import { contrastOf } from "./contrast.ts";
import { portalTheme } from "./portal-theme.tsx";
import { colours } from "./tokens.ts";

const grounds = ["ground", "surface", "sunken"] as const;
const texts = ["ink", "ink-soft", "accent-text", "danger", "success", "warning", "info"] as const;
const ownGround = ["danger", "success", "warning", "info"] as const;

test("text can be read on every ground that it may stand on", () => {
  for (const text of texts)
    for (const ground of grounds)
      expect(contrastOf(colours[text], colours[ground]), `${text} on ${ground}`).toBeGreaterThan(
        4.5,
      );
  for (const text of ownGround)
    for (const ground of [text, "ink"] as const)
      expect(
        contrastOf(colours[`${text}-ground`], colours[ground]),
        `${ground} on ${text}-ground`,
      ).toBeGreaterThan(4.5);
  for (const tint of ["highlight", "tint-personalcare", "tint-homecare", "tint-food"] as const)
    expect(contrastOf(colours["ink-soft"], colours[tint]), tint).toBeGreaterThan(4.5);
});

test("text on what is filled can be read", () => {
  const filled = [
    ["on-accent", "accent"],
    ["on-accent", "accent-hover"],
    ["on-ink", "ink"],
    ["on-ink", "ink-soft"],
    ["on-danger", "danger"],
    ["on-danger", "danger-hover"],
  ] as const;
  for (const [text, ground] of filled)
    expect(contrastOf(colours[text], colours[ground]), `${text} on ${ground}`).toBeGreaterThan(4.5);
});

test("the edge of a control is seen on every ground", () => {
  for (const ground of grounds)
    expect(contrastOf(colours["control-border"], colours[ground]), ground).toBeGreaterThan(3);
});

test("a portal of any colour can be read", () => {
  for (const primary of ["#784a98", "#ffe600", "#00a3ad", "#101010", "#f5f5f5", "#ff6b6b"]) {
    const theme = portalTheme({ primary }) as Record<string, string>;
    const told = (name: string) => theme[name] ?? "";
    expect(contrastOf(told("--on-accent"), told("--accent")), primary).toBeGreaterThan(4.5);
    expect(contrastOf(told("--accent-text"), colours.ground), primary).toBeGreaterThan(4.5);
    expect(contrastOf(told("--on-accent"), told("--accent-hover")), primary).toBeGreaterThan(4.5);
  }
});
