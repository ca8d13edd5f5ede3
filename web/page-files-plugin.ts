import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const given = /window\.location\.reload\(\);(?=\s*return new Promise\(\(\) => \{\}\);)/;
const written = /console\.error\(`Error loading route module[^;]*;\s*console\.error\(error\);/;
const read = /await (import\((?:\s|\/\*[^*]*\*\/)*route\.module\s*\))/;
const slowFiles = fileURLToPath(new URL("./app/kernel/slow-files.ts", import.meta.url));

/**
 * React Router loads the page anew when the file of another one does not come. While the server is
 * away the browser's own page would take its place, and what was typed would be gone. It is said
 * instead, to kernel/page-files.ts, which waits for the server and loads the other page then. (Thrown,
 * the failure would be lost: React Router waits for the loader of each page before it looks at it.)
 * And a file has two minutes to come, where React Router waits for ever.
 *
 * React Router reads files ahead, too, of links that are only looked at: that one fails is no error of
 * the page, and nothing is loaded anew, which it would write into the console.
 */
export const pageFilesPlugin: Plugin = {
  name: "neroli-page-files",
  apply: "build",
  transform(code, id) {
    if (!/react-router\/.*\/routeModules\.m?js$/.test(id)) return null;
    if (![given, written, read].every((part) => part.test(code))) {
      this.error("React Router loads files of pages in another way now.");
    }
    const told = code
      .replace(read, "await inTime($1, slowPage)")
      .replace(written, "")
      .replace(given, `window.dispatchEvent(new Event("neroli:page-file-missing"));`);
    return `import { inTime, slowPage } from ${JSON.stringify(slowFiles)};\n${told}`;
  },
};
