import type { PageHandler } from "@neroli/contract/portals/page-services.ts";

// A program of pages that does what its address says.

export const handlePage: PageHandler = async (request, { apiFetch, nonce }) => {
  const { pathname, origin } = new URL(request.url);
  if (pathname === "/die") process.exit(1);
  if (pathname === "/throw") throw new RangeError("no such page");
  if (pathname === "/complain") console.error(new TypeError("odd"), "in a page");
  if (pathname === "/hang") for (;;);
  const answer = pathname.startsWith("/api/")
    ? await apiFetch(origin + pathname, { headers: { "x-page": nonce } })
    : new Response(`${request.method} ${pathname}`);
  return {
    status: answer.status,
    headers: [...answer.headers],
    body: new Uint8Array(await answer.arrayBuffer()),
  };
};
