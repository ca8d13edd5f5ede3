import type { Plugin } from "vite";

const given = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * React Router loads the page anew when a page's file does not come. While the server is away the
 * browser's own page would take its place, and what was typed would be gone. The failure is thrown
 * instead: the error page (shell/error-page.tsx) waits for the server and loads the page then.
 */
export const pageFilesPlugin: Plugin = {
  name: "neroli-page-files",
  apply: "build",
  transform(code, id) {
    if (!/react-router\/.*\/routeModules\.m?js$/.test(id)) return null;
    if (!given.test(code)) this.error("React Router loads files of pages in another way now.");
    return code.replace(given, "throw error;");
  },
};
