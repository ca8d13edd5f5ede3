import type { Plugin } from "vite";

const given = /window\.location\.reload\(\);(?=\s*return new Promise\(\(\) => \{\}\);)/;

/**
 * React Router loads the page anew when the file of another one does not come. While the server is
 * away the browser's own page would take its place, and what was typed would be gone. It is said
 * instead, to kernel/page-files.ts, which waits for the server and loads the other page then. (Thrown,
 * the failure would be lost: React Router waits for the loader of each page before it looks at it.)
 */
export const pageFilesPlugin: Plugin = {
  name: "neroli-page-files",
  apply: "build",
  transform(code, id) {
    if (!/react-router\/.*\/routeModules\.m?js$/.test(id)) return null;
    if (!given.test(code)) this.error("React Router loads files of pages in another way now.");
    return code.replace(given, `window.dispatchEvent(new Event("neroli:page-file-missing"));`);
  },
};
