import { notePeer, type Peer } from "../wellbeing.ts";
import { peerCalls, workDone } from "./metrics.ts";
import { inSpan } from "./spans.ts";

/** Calls another program, and measures and traces what comes of it. */
export async function callPeer<T>(
  peer: Peer,
  call: string,
  { work, isAway }: { work: () => Promise<T>; isAway: (error: unknown) => boolean },
): Promise<T> {
  const begun = performance.now();
  const told = (outcome: "ok" | "refused" | "away") => {
    peerCalls.observe({ peer, call, outcome }, (performance.now() - begun) / 1_000);
    notePeer(peer, outcome !== "away");
  };
  try {
    const value = await inSpan({ name: `${peer} ${call}`, kind: "client" }, work);
    told("ok");
    return value;
  } catch (error) {
    told(isAway(error) ? "away" : "refused");
    throw error;
  }
}

/** Does work of the background, and measures and traces it; its failure goes on to the caller. */
export async function measureWork<T>(
  { kind, name }: { kind: "job" | "queued" | "listener"; name: string },
  work: () => Promise<T>,
): Promise<T> {
  const begun = performance.now();
  const told = (outcome: "ok" | "failed") =>
    workDone.observe({ kind, name, outcome }, (performance.now() - begun) / 1_000);
  try {
    const value = await inSpan({ name: `${kind} ${name}`, kind: "internal" }, work);
    told("ok");
    return value;
  } catch (error) {
    told("failed");
    throw error;
  }
}
