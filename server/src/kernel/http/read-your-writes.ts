import { journalHeader } from "@neroli/contract/kernel/journal-header.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isSignedIn } from "../actor.ts";
import { hasReplica, placeOfNow, reading } from "../db/db.ts";

/**
 * Answers so that the caller finds what they have done, by whichever node, where a replica answers
 * readings: what changes something says at which place it did, which the next reading brings along.
 * Who is signed in and brings none has done nobody knows what, and is answered by the primary.
 */
export async function readYourWrites<T>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: () => Promise<T>,
): Promise<T> {
  if (!hasReplica()) return work();
  const tell = async () => {
    reply.header(journalHeader, await placeOfNow().catch(() => "unknown"));
  };
  if (request.method !== "GET" && request.method !== "HEAD") {
    const answer = await work();
    await tell();
    return answer;
  }
  const from = placeIn(request.headers[journalHeader]);
  if (from !== null) return reading(from, work);
  if (!(request.actor && isSignedIn(request.actor))) return reading(0, work);
  // Taken before: what is read then is no older.
  await tell();
  return work();
}

const placeIn = (sent: string | string[] | undefined): number | null =>
  typeof sent === "string" && /^\d{1,15}$/.test(sent) ? Number(sent) : null;
