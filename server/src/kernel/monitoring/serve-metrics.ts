import { once } from "node:events";
import { createServer } from "node:http";
import { registry } from "../measures/metrics.ts";
import type { ListenAddress } from "../settings/values.ts";
import { StartError } from "../start-error.ts";

/**
 * Answers `GET /metrics` on an address of its own, which the people whom the product is for never
 * reach: what is measured tells how much is done here.
 * @throws StartError when the address cannot be had.
 */
export async function serveMetrics({ host, port }: ListenAddress): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      return response.writeHead(404).end();
    }
    const text = await registry.metrics().catch(() => null);
    if (text === null) return response.writeHead(500).end();
    response.writeHead(200, { "content-type": registry.contentType }).end(text);
  });
  server.listen({ host, port });
  await once(server, "listening").catch((error: Error) => {
    throw new StartError(`NEROLI_METRICS: ${host}:${port} cannot be had: ${error.message}.`);
  });
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}
