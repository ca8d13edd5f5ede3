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

/** Pickers beside fields of our own (fields/fields.module.css) are of their size and colours. */
const input = {
  vars: () => ({
    wrapper: {
      "--input-height": "var(--target)",
      "--input-fz": "1rem",
      "--input-bd": "var(--control-border)",
      "--input-radius": "var(--radius)",
      "--input-placeholder-color": "var(--ink-soft)",
    },
  }),
};
const inputWrapper = {
  styles: { label: { fontWeight: 500 } },
  vars: () => ({
    label: { "--input-label-size": "1rem", "--input-asterisk-color": "var(--danger)" },
    error: { "--input-error-size": "var(--text-small)" },
    description: { "--input-description-size": "var(--text-small)" },
  }),
};

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
  components: { Checkbox: tick, Radio: tick, Input: input, InputWrapper: inputWrapper },
});
