import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import { theme } from "./app/ui/theme.ts";

/**
 * What Mantine would write into each page of our theme: it is always the same, and making it takes a
 * fifteenth of what a whole page does. What is as in Mantine's own theme stands in its style sheet.
 */
export function mantineCss(): string {
  const usual = defaultCssVariablesResolver(DEFAULT_THEME);
  const ours = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const css = convertCssVariables({
    variables: without(usual.variables, ours.variables),
    light: without(usual.light, ours.light),
    // There is one scheme (web/app/root.tsx).
    dark: {},
  });
  return `/* Made from theme.ts by npm run generate. */\n${laidOut(css)}`;
}

const without = (usual: Record<string, string>, ours: Record<string, string>) =>
  Object.fromEntries(Object.entries(ours).filter(([name, value]) => usual[name] !== value));

/** As the formatter writes it. */
const laidOut = (css: string) =>
  css
    .replaceAll("'", '"')
    .replaceAll(/\s*\{\s*/g, " {\n  ")
    .replaceAll(/;\s*(?!\s*\})/g, ";\n  ")
    .replaceAll(/\s*\}\s*/g, "\n}\n")
    .replaceAll(", :host", ",\n:host");
