import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { phrasesPlugin } from "./phrases-plugin.ts";
import { stylePlugins } from "./styles.ts";

/**
 * What many pages share is one file: 45 files and 272 kB for a search page (41 and 277 where
 * twenty pages decided). With more sharing there would be fewer files, but each page loads more.
 */
const frame = { name: "frame", minShareCount: 30 };

export default defineConfig({
  plugins: [phrasesPlugin(), reactRouter()],
  css: { postcss: { plugins: stylePlugins } },
  // Found at start, not while the first page loads (which answers 504 and reloads).
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [frame] } } } } },
    ssr: { build: { rolldownOptions: { input: "./app/server.ts" } } },
  },
});
