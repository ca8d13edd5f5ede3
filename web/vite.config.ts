import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { phrasesPlugin } from "./phrases-plugin.ts";

/**
 * What many pages share is one file: 40 files and 224 kB for a search page instead of 66 and 253.
 * With fewer pages to share it there would be fewer files still, but each page would load more.
 */
const frame = { name: "frame", minShareCount: 20 };

export default defineConfig({
  plugins: [phrasesPlugin(), reactRouter()],
  // Found at start, not while the first page loads (which answers 504 and reloads).
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [frame] } } } } },
    ssr: { build: { rolldownOptions: { input: "./app/server.ts" } } },
  },
});
