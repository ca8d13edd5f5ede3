/**
 * The look of the product in numbers. Style sheets read them as custom properties
 * (`tokens.css`, made from this file by `npm run generate`) and as media queries (`(--md)`),
 * Mantine reads them through `kernel/theme.ts`, a portal's colour through `portal-theme.tsx`.
 */

/** Colours by their role; each that bears text reaches 4.5:1 with it (`tokens.test.ts`). */
export const colours = {
  ground: "#f7f5f2",
  surface: "#ffffff",
  /** Below a control that is pointed at, disabled or chosen, and where something still loads. */
  sunken: "#efebe5",
  hairline: "#e4dfd8",
  "hairline-strong": "#c9c2b8",
  /** Reaches 3:1 on every ground: it alone shows where a field is. */
  "control-border": "#8d867d",
  ink: "#22201d",
  "ink-soft": "#5f5a53",
  "on-ink": "#ffffff",
  /** A card on a ground of ink. */
  "ink-raised": "#36322d",
  /** Neroli's own; a portal brings another. */
  accent: "#ff6b6b",
  "accent-hover": "#e66060",
  "on-accent": "#000000",
  /** The accent as far darkened as text needs it. */
  "accent-text": "#a84545",
  /** The same for edges and signs. */
  "accent-mark": "#d95b5b",
  danger: "#b42318",
  "danger-hover": "#8f1c13",
  "danger-ground": "#fdeeee",
  "danger-border": "#e6b8b3",
  "on-danger": "#ffffff",
  success: "#256b48",
  "success-ground": "#e6f3ec",
  "success-border": "#a9d3bc",
  warning: "#8a4b00",
  "warning-ground": "#fff8e6",
  "warning-border": "#ead9a8",
  info: "#1d4c63",
  "info-ground": "#e9f3f6",
  "info-border": "#a8c6d6",
  /** Below words that were searched for, and what is new. */
  highlight: "#fff1b8",
  "highlight-border": "#8a6d00",
  "tint-personalcare": "#fdeeee",
  "tint-homecare": "#e9f3f6",
  "tint-food": "#eef5e6",
  /** Behind the sheets of a document. */
  desk: "#57534e",
} as const;

/** Colours that let through what is below them. */
const veils = {
  backdrop: "rgb(34 32 29 / 45%)",
  /** The edge of something that may have any colour. */
  edge: "rgb(0 0 0 / 20%)",
  "text-selection": "rgb(0 0 255 / 25%)",
};

const shadows = {
  "shadow-popup": "0 8px 24px rgb(34 32 29 / 12%)",
  "shadow-bar": "0 4px 16px rgb(34 32 29 / 10%)",
};

/** The grid of 8 px, with its half. */
const space = {
  "space-half": "4px",
  "space-1": "8px",
  "space-2": "16px",
  "space-3": "24px",
  "space-4": "32px",
  "space-6": "48px",
};

export const fontFamily = "'Figtree Variable', system-ui, sans-serif";

const type = {
  "font-family": fontFamily,
  "font-title": fontFamily,
  "text-small": "0.85rem",
  "text-body": "1rem",
  "text-large": "1.15rem",
  "text-title": "1.6rem",
};

const radii = {
  "radius-small": "4px",
  radius: "8px",
  "radius-card": "12px",
  "radius-pill": "999px",
};

/** Heights of what is pressed: usual, where work is dense, and the least that WCAG 2.2 allows. */
const targets = { target: "44px", "target-small": "36px", "target-least": "24px" };

/** What lies over what, from below: whatever may cover a thing comes later. */
const layers = {
  "layer-cell": 1,
  "layer-head": 2,
  "layer-corner": 3,
  /** Stays in sight while the page scrolls below it. */
  "layer-stuck": 10,
  /** The bars at the foot of the window (`bottom-bar.tsx`). */
  "layer-bottom": 20,
  /** A list or panel that a control has opened. */
  "layer-popup": 30,
  "layer-bar": 100,
  "layer-progress": 110,
  "layer-dialog": 200,
  "layer-floating": 300,
  "layer-toast": 400,
  "layer-skip": 1_000,
};

/** Of the navigation beside pages of the working area, which is there from lg on, in px. */
const sideWidth = 208;

const frame = { "content-width": "1440px", "side-width": `${sideWidth}px` };

/** Least widths of the window in px (spec 9). */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1_200, xxl: 1_540 };

type Breakpoint = keyof typeof breakpoints;

/** The media query of windows that are narrower than a breakpoint. */
export const below = (name: Breakpoint): string => belowWidth(breakpoints[name]);

/** The same of a page beside the navigation, which has as much less room. */
export const belowBeside = (name: "lg" | "xl"): string => belowWidth(breakpoints[name] + sideWidth);

const belowWidth = (px: number) => `(max-width: ${px - 0.02}px)`;
const fromWidth = (px: number) => `(min-width: ${px}px)`;

/**
 * What `@media (--md)` and `@media (--below-md)` stand for in style sheets; on pages of the working
 * area, `(--beside-lg)` and `(--below-beside-lg)`.
 */
export const mediaQueries: Record<string, string> = Object.fromEntries([
  ...(Object.keys(breakpoints) as Breakpoint[]).flatMap((name) => [
    [`--${name}`, fromWidth(breakpoints[name])],
    [`--below-${name}`, below(name)],
  ]),
  ...(["lg", "xl"] as const).flatMap((name) => [
    [`--beside-${name}`, fromWidth(breakpoints[name] + sideWidth)],
    [`--below-beside-${name}`, belowBeside(name)],
  ]),
]);

/** The look of the second branding (spec 1): softer ground, rounder pieces, titles with serifs. */
export const conceptsLook = {
  ground: "#fbf5f3",
  sunken: "#f4e9e5",
  hairline: "#ecdcd6",
  "hairline-strong": "#d5bfb7",
  "font-title": "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif",
  "text-large": "1.2rem",
  "text-title": "1.9rem",
  "radius-small": "8px",
  radius: "14px",
  "radius-card": "22px",
} as const satisfies Partial<Record<string, string>>;

/** The grounds of a branding. */
export const lookOf = (variant: "CONCEPTS" | null) =>
  variant ? { ...colours, ...conceptsLook } : colours;

/** Every token as a custom property, without its dashes. */
export const properties: Record<string, string | number> = {
  ...colours,
  ...veils,
  ...shadows,
  ...space,
  ...type,
  ...radii,
  ...targets,
  ...layers,
  ...frame,
};
