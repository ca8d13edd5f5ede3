import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const paragraphs = 40;
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plain</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/plain.css"></head>
<body><h1>A page of words</h1>${"<p>Nothing but words and a style sheet.</p>".repeat(paragraphs)}</body></html>`;

/** A page of words with one style sheet: what this browser and this network take at the least. */
export async function startPlainPage() {
  const server = createServer(({ url }, answer) => {
    const isStyle = url === "/plain.css";
    answer.setHeader("content-type", isStyle ? "text/css" : "text/html");
    answer.end(isStyle ? "body { font-family: sans-serif; }" : page);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
