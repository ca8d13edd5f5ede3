import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunks } from "./chunks.ts";
import { phrasesPlugin } from "./phrases-plugin.ts";
import { stylePlugins } from "./styles.ts";

export default defineConfig({
  plugins: [phrasesPlugin(), reactRouter()],
  css: { postcss: { plugins: stylePlugins } },
  // Found at start, not while the first page loads (which answers 504 and reloads).
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: { build: { rolldownOptions: { input: "./app/server.ts" } } },
  },
});
