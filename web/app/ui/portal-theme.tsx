import type { CSSProperties, ReactNode } from "react";
import { mix, shadesOf } from "./colour-mix.ts";
import { contrastOf, textOn } from "./contrast.ts";
import { colours } from "./tokens.ts";

/** What a portal looks like that has chosen no colour. */
const portalPrimary = "#784a98";

const leastForText = 4.5;

/** A colour, darkened until text in it can be read on every ground of ours, the darkest too. */
function readable(hex: string): string {
  for (let share = 0; share < 1; share += 0.02) {
    const darker = mix(hex, 0, share);
    if (contrastOf(darker, colours.sunken) >= leastForText) return darker;
  }
  return colours.ink;
}

/**
 * The custom properties of a portal whose colour is `primary` ("#rrggbb"), for the `style` of an
 * element: of `html` for the whole page, of any other for what is in it. They come with the page
 * from the server, so that nothing flashes.
 */
export function portalTheme({ primary = portalPrimary }: { primary?: string }): CSSProperties {
  const hover = mix(primary, 0, 0.1);
  const shades = shadesOf(primary).map((shade, at) => [`--mantine-color-accent-${at}`, shade]);
  return {
    "--accent": primary,
    "--accent-hover": hover,
    "--on-accent": textOn(primary).text,
    "--accent-text": readable(primary),
    ...Object.fromEntries(shades),
    "--mantine-color-accent-filled": primary,
    "--mantine-color-accent-filled-hover": hover,
    "--mantine-primary-color-filled": primary,
    "--mantine-primary-color-filled-hover": hover,
    "--mantine-primary-color-contrast": textOn(primary).text,
  } as CSSProperties;
}

/** A part of a page in a portal's colour. */
export function PortalTheme(props: { primary?: string; children: ReactNode }) {
  return <div style={portalTheme(props)}>{props.children}</div>;
}
