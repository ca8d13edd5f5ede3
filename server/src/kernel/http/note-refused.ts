import type { FastifyInstance } from "fastify";
import { report } from "../log/log.ts";
import { networkOf } from "../network.ts";
import { countSecurity } from "../security-log.ts";

/** Every call that is answered 403 stands in the security log, whichever rule has refused it. */
export function noteRefused(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    if (reply.statusCode !== 403) return;
    const { method, actor, routeOptions, ip } = request;
    const call = `${method} ${routeOptions.url?.slice(app.prefix.length)}`;
    const subject = `${actor?.user_key ?? networkOf(ip)} ${call}`;
    // Who may not stays out, whether or not that can be written down.
    await countSecurity({ kind: "refused", details: { call } }, subject).catch(report);
  });
}
