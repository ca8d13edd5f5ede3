import { expect, test } from "vitest";
import { contrastOf } from "./contrast.ts";
import { colours, lookOf } from "./tokens.ts";

const grounds = ["ground", "surface", "sunken"] as const;
const texts = ["ink", "ink-soft", "accent-text", "danger", "success", "warning", "info"] as const;
const ownGround = ["danger", "success", "warning", "info"] as const;

test("text can be read on every ground that it may stand on", () => {
  for (const variant of [null, "CONCEPTS"] as const)
    for (const text of texts)
      for (const ground of grounds)
        expect(
          contrastOf(colours[text], lookOf(variant)[ground]),
          `${text} on ${ground} ${variant}`,
        ).toBeGreaterThan(4.5);
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
  for (const variant of [null, "CONCEPTS"] as const)
    for (const edge of ["control-border", "accent-mark"] as const)
      for (const ground of grounds)
        expect(
          contrastOf(colours[edge], lookOf(variant)[ground]),
          `${edge} on ${ground} ${variant}`,
        ).toBeGreaterThan(3);
});
