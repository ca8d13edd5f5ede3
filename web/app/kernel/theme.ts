import { createTheme, type MantineColorsTuple } from "@mantine/core";

/** Neroli's own colour (decisions, names). */
const brandColour = "#ff6b6b";

/** Ten shades around the given colour, which becomes shade 6 (Mantine's filled shade). */
function shadesOf(hex: string): MantineColorsTuple {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const mix = (toward: number, share: number) =>
    `#${channels
      .map((channel) => Math.round(channel + (toward - channel) * share))
      .map((channel) => channel.toString(16).padStart(2, "0"))
      .join("")}`;
  return [
    mix(255, 0.92),
    mix(255, 0.8),
    mix(255, 0.64),
    mix(255, 0.46),
    mix(255, 0.3),
    mix(255, 0.14),
    hex,
    mix(0, 0.1),
    mix(0, 0.2),
    mix(0, 0.45),
  ];
}

const family = "'Figtree Variable', system-ui, sans-serif";

/** Buttons choose black or white text by contrast; text never sits in the accent itself. */
export const theme = createTheme({
  primaryColor: "accent",
  autoContrast: true,
  luminanceThreshold: 0.3,
  colors: { accent: shadesOf(brandColour) },
  fontFamily: family,
  headings: { fontFamily: family, fontWeight: "650" },
  defaultRadius: "md",
  breakpoints: { xs: "36em", sm: "36em", md: "48em", lg: "62em", xl: "75em" },
  cursorType: "pointer",
  respectReducedMotion: true,
  // Toasts go by themselves after 3 s (spec 9).
  components: { Notification: { defaultProps: { withCloseButton: false } } },
});
