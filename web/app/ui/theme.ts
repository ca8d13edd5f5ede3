import {
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from "@mantine/core";
import { shadesOf } from "./colour-mix.ts";
import { breakpoints, colours, fontFamily } from "./tokens.ts";

const { sm, md, lg, xl } = breakpoints;

/** What is filled with the accent follows the portal that it stands in. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const usual = defaultVariantColorsResolver(input);
  if (input.variant !== "filled" || (input.color ?? "accent") !== "accent") return usual;
  return {
    ...usual,
    background: "var(--accent)",
    hover: "var(--accent-hover)",
    color: "var(--on-accent)",
  };
};

const tick = { defaultProps: { iconColor: "var(--on-accent)" } };

/** Mantine's pieces look as the tokens say. */
export const theme = createTheme({
  primaryColor: "accent",
  autoContrast: true,
  luminanceThreshold: 0.3,
  colors: {
    accent: shadesOf(colours.accent),
    red: shadesOf(colours.danger),
    green: shadesOf(colours.success),
    yellow: shadesOf(colours.warning),
  },
  variantColorResolver,
  fontFamily,
  headings: { fontFamily, fontWeight: "650" },
  defaultRadius: "md",
  breakpoints: { xs: `${sm}px`, sm: `${sm}px`, md: `${md}px`, lg: `${lg}px`, xl: `${xl}px` },
  cursorType: "pointer",
  respectReducedMotion: true,
  components: { Checkbox: tick, Radio: tick },
});
