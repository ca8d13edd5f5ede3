import { createHash } from "node:crypto";
import type { Endpoint } from "@neroli/contract/access/endpoint.ts";
import { IdempotencyKey } from "@neroli/contract/kernel/idempotency.ts";
import { idempotencyHeader } from "@neroli/contract/kernel/idempotency-header.ts";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { isSignedIn } from "../actor.ts";
import type { KeyedCall } from "../once/once.ts";
import type { Upload } from "./upload.ts";

/** The headers of an endpoint that makes something once; others pass as they are. */
export const onceHeaders = z.looseObject({
  [idempotencyHeader]: IdempotencyKey.optional().describe(
    "the same for every try of one call: what was made by one of them is not made again",
  ),
});

/** What makes this call the same as another; null where it came without a key. */
export function keyedCallOf(
  request: FastifyRequest,
  { endpoint, upload }: { endpoint: Endpoint; upload: Upload<unknown> | undefined },
): KeyedCall | null {
  const idempotency_key = request.headers[idempotencyHeader];
  const { actor } = request;
  if (endpoint.repeats !== "once" || typeof idempotency_key !== "string") return null;
  if (!actor || !isSignedIn(actor)) return null;
  const [address] = request.url.split("?");
  return {
    user_key: actor.user_key,
    call: `${request.method} ${address}`,
    idempotency_key,
    contentHash: () => hashOf(upload ? sentWith(upload) : request.body),
  };
}

/** As it was parsed, so that neither the order nor the spacing of its JSON matters. */
const hashOf = (content: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(content ?? null))
    .digest("hex");

const sentWith = ({ data, name, digest }: Upload<unknown>) => ({ data, name, content: digest() });
