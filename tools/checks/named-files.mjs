// A document that names a file of the project, from its root and between backticks or as a link,
// names one that is there: what proves a rule has not been moved or deleted since.

const folders = ["bench", "contract", "docs", "e2e", "phrases", "search", "server", "tools", "web"];
const named = new RegExp(`(?:\`|\\]\\()((?:${folders.join("|")})/[\\w./-]+\\.\\w+)(?:\`|\\))`, "g");

/** The sentences about files that documents name and the project has not. */
export function checkNamedFiles({ documents, text, exists }) {
  return documents.flatMap((document) => {
    const files = [...text(document).matchAll(named)].map(([, file]) => file);
    return [...new Set(files)]
      .filter((file) => !exists(file))
      .map((file) => `${document}: it names ${file}, which is not there`);
  });
}
