import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import { chunks } from "./chunks.ts";
import { pageFilesPlugin } from "./page-files-plugin.ts";
import { phrasesPlugin } from "./phrases-plugin.ts";
import { stylePlugins } from "./styles.ts";
import { textsPlugin } from "./texts-plugin.ts";

/**
 * Beside each file that browsers load lie its compressed forms, which the server sends as they are.
 * The server's own program is none of them.
 */
const precompress = compression({
  algorithms: ["gzip", "brotliCompress"],
  threshold: 500,
  exclude: /^index\.js$/,
  logLevel: "silent",
});

export default defineConfig({
  plugins: [phrasesPlugin(), textsPlugin, reactRouter(), pageFilesPlugin, precompress],
  css: { postcss: { plugins: stylePlugins } },
  // Found at start, not while the first page loads (which answers 504 and reloads).
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: { build: { rolldownOptions: { input: "./app/server.ts" } } },
  },
});
