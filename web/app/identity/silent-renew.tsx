import { pageServices } from "../kernel/page-services.ts";
import type { Route } from "./+types/silent-renew";

/** Runs in the hidden frame of a silent renewal: hands its own address to the page around it. */
export function loader({ context }: Route.LoaderArgs) {
  const { nonce } = context.get(pageServices);
  const script = `parent.postMessage({ source: "oidc-client", url: location.href, keepOpen: false }, location.origin)`;
  return new Response(
    `<!doctype html><title>Neroli</title><script nonce="${nonce}">${script}</script>`,
    { headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } },
  );
}
