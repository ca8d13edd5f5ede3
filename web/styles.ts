import { atRule, type Plugin } from "postcss";
import { mediaQueries } from "./app/ui/tokens.ts";

/** `@media (--below-md)` becomes the query that the tokens give for it. */
const breakpoints: Plugin = {
  postcssPlugin: "breakpoints",
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(/\((--[a-z-]+)\)/g, (whole, name: string) => {
        const query = mediaQueries[name];
        if (!query) throw rule.error(`${whole} is no breakpoint of app/ui/tokens.ts`);
        return query;
      });
    },
  },
};

/** The folders whose styles lie below those of pages, with their layer (app/ui/style-layers.ts). */
const layers = [
  { folder: "/app/ui/", layer: "kit" },
  { folder: "/app/kernel/", layer: "frame" },
  { folder: "/app/shell/", layer: "frame" },
];

/** A piece's styles never win over a page's, however late a lazy part brings them. */
const layersByFolder: Plugin = {
  postcssPlugin: "layers-by-folder",
  OnceExit(root) {
    const file = root.source?.input.file?.replaceAll("\\", "/") ?? "";
    const found = layers.find(({ folder }) => file.includes(folder));
    if (!found || !file.endsWith(".module.css")) return;
    const layer = atRule({ name: "layer", params: found.layer });
    layer.append(root.nodes);
    root.append(layer);
  },
};

export const stylePlugins = [breakpoints, layersByFolder];
