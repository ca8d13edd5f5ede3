import type { CSSProperties, ReactNode } from "react";
import { mix, shadesOf } from "./colour-mix.ts";
import { contrastOf, textOn } from "./contrast.ts";
import { colours, lookOf } from "./tokens.ts";

/** What a portal looks like that has chosen no colour (spec 9). */
export const portalPrimary = "#784a98";

/** WCAG 2.2: of text, and of signs and edges. */
const leastForText = 4.5;
const leastForSigns = 3;

/** Light is what pages stand on; dark is Neroli's ink, as a portal's own dark logo stands on. */
export type Ground = "light" | "dark";

/** All that the accent may stand on. */
export const groundsOf: Record<Ground, readonly string[]> = {
  light: [null, "CONCEPTS" as const].flatMap((variant) => {
    const { ground, surface, sunken } = lookOf(variant);
    return [ground, surface, sunken];
  }),
  dark: [colours.ink, colours["ink-raised"]],
};

/** What is drawn in a portal's colour on a ground. */
export interface PortalColours {
  /** Below what is filled: as the portal chose it. */
  accent: string;
  /** The same while it is pointed at. */
  "accent-hover": string;
  "on-accent": string;
  "accent-text": string;
  /** Edges of what is filled, and signs. */
  "accent-mark": string;
}

/** Everything that is drawn in one colour ("#rrggbb"), such that it can be read and seen. */
export function portalColours(primary: string, ground: Ground = "light"): PortalColours {
  const { text } = textOn(primary);
  return {
    accent: primary,
    "accent-hover": hoverOf(primary, text),
    "on-accent": text,
    "accent-text": drawnOut(primary, { ground, least: leastForText }),
    "accent-mark": drawnOut(primary, { ground, least: leastForSigns }),
  };
}

/** As little changed as it must be to stand out from every such ground. */
function drawnOut(hex: string, { ground, least }: { ground: Ground; least: number }): string {
  const end = ground === "light" ? 0 : 255;
  for (let share = 0; share < 1; share += 0.02) {
    const drawn = mix(hex, end, share);
    if (groundsOf[ground].every((each) => contrastOf(drawn, each) >= least)) return drawn;
  }
  return mix(hex, end, 1);
}

/** Seen to be another colour, and what stands on it can be read as before. */
function hoverOf(primary: string, text: string): string {
  const darker = mix(primary, 0, 0.1);
  const changes = contrastOf(primary, darker) >= 1.1;
  return changes && contrastOf(darker, text) >= leastForText ? darker : mix(primary, 255, 0.14);
}

interface Look {
  primary?: string | undefined;
  ground?: Ground | undefined;
}

/**
 * The custom properties of a portal whose colour is `primary` ("#rrggbb"), for the `style` of an
 * element: of `html` for the whole page, of any other for what is in it. They come with the page
 * from the server, so that nothing flashes.
 */
export function portalTheme({ primary = portalPrimary, ground = "light" }: Look): CSSProperties {
  const drawn = portalColours(primary, ground);
  const shades = shadesOf(primary).map((shade, at) => [`--mantine-color-accent-${at}`, shade]);
  return {
    ...Object.fromEntries(Object.entries(drawn).map(([name, colour]) => [`--${name}`, colour])),
    ...Object.fromEntries(shades),
    "--mantine-color-accent-filled": primary,
    "--mantine-color-accent-filled-hover": drawn["accent-hover"],
    "--mantine-primary-color-filled": primary,
    "--mantine-primary-color-filled-hover": drawn["accent-hover"],
    "--mantine-primary-color-contrast": drawn["on-accent"],
    ...(ground === "dark" && onDark),
  } as CSSProperties;
}

/** What else stands on dark ground. */
const onDark = {
  "--ground": colours.ink,
  "--surface": colours["ink-raised"],
  "--hairline": colours["ink-soft"],
  "--ink": colours["on-ink"],
  "--ink-soft": colours.sunken,
};

/** A part of a page in a portal's colour. */
export function PortalTheme({ children, ...look }: Look & { children: ReactNode }) {
  return <div style={portalTheme(look)}>{children}</div>;
}
