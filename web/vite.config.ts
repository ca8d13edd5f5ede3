import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { phrasesPlugin } from "./phrases-plugin.ts";

export default defineConfig({
  plugins: [phrasesPlugin(), reactRouter()],
  // Found at start, not while the first page loads (which answers 504 and reloads).
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
  environments: { ssr: { build: { rolldownOptions: { input: "./app/server.ts" } } } },
});
