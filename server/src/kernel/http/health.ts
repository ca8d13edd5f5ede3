import type { FastifyInstance } from "fastify";
import { isReachable } from "../db/db.ts";
import { notFound } from "../errors.ts";
import { whatIsMissing } from "../wellbeing.ts";

/**
 * live: the process answers. ready: it does, what it needs does, and it is not about to end; what is
 * missing although the pages are served (files, mail) is named by `without`.
 */
export function health(app: FastifyInstance): void {
  app.get("/health/live", async () => ({ status: "live" }));
  app.get("/health/ready", async (_request, reply) => {
    const without = whatIsMissing();
    if (app.ending.begun) return reply.status(503).send({ status: "ending", without });
    if (await isReachable()) return { status: "ready", without };
    reply.status(503).header("retry-after", "1");
    return reply.send({ status: "database unavailable", without: ["database", ...without] });
  });
  // Programs ask here; a page would tell them that all is well.
  for (const url of ["/health", "/health/*", "/metrics", "/metrics/*"]) {
    app.all(url, () => {
      throw notFound();
    });
  }
}
