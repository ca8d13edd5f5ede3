import type { Endpoints } from "@neroli/contract/access/endpoint.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";

/** Letters of one part of an address, which the router takes no more of. */
const longestPart = 100;

/**
 * Answers below the API's prefix what came to no route, before the pages take it for an address of
 * theirs: 405 with what the address does take, 404 where it is none.
 */
export function answerUnrouted(app: FastifyInstance, endpoints: Endpoints): void {
  const byAddress = Map.groupBy(Object.keys(endpoints), (name) => name.split(" ")[1] ?? "");
  const taken = [...byAddress].map(([address, names]) => ({
    pattern: patternOf(address),
    methods: names.flatMap((name) => {
      const [method = ""] = name.split(" ");
      return method === "GET" ? ["GET", "HEAD"] : [method];
    }),
  }));
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const [address = ""] = request.url.slice(app.prefix.length).split("?");
    const methods = taken.flatMap(({ pattern, methods }) => (pattern.test(address) ? methods : []));
    if (methods.length === 0 || methods.includes(request.method)) throw new AppError("not-found");
    reply.header("allow", [...new Set(methods)].join(", "));
    throw new AppError("request.method");
  };
  for (const url of ["/", "/*"]) app.all(url, { schema: { hide: true } }, refuse);
}

const patternOf = (address: string) => {
  const parts = address.split("/").map((part) => {
    if (part.startsWith(":")) return `[^/]{1,${longestPart}}`;
    return part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("/")}$`);
};
