import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

const agent = new Agent({ keepAlive: true });

interface Asked {
  /** Where the server listens. */
  origin: string;
  /** The name by which it is asked. */
  host: string;
  path: string;
}

/** Milliseconds until the whole answer is there; throws unless it is a 200. */
export async function ask({ origin, host, path }: Asked): Promise<number> {
  const { port } = new URL(origin);
  const started = performance.now();
  const headers = { host: `${host}:${port}`, accept: "text/html, application/json" };
  const asking = request(`${origin}${path}`, { agent, headers });
  const status = await new Promise<number | undefined>((resolve, reject) => {
    asking.once("error", reject);
    asking.once("response", (response) =>
      text(response).then(() => resolve(response.statusCode), reject),
    );
    asking.end();
  });
  if (status !== 200) throw new Error(`${host}${path} answered ${status}`);
  return performance.now() - started;
}
