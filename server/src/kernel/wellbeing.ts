/** What the pages go on without while it is away. */
export type Peer = "files" | "mail" | "virus scanner" | "followed changes" | "replica" | "search";

/** When the last call of each failed. */
const missing = new Map<Peer, number>();
/** Milliseconds: nobody has called it since, and it may be back. */
const stale = 300_000;

/** What the last call of a peer came to; told at `/health/ready` and among what is measured. */
export function notePeer(peer: Peer, answers: boolean): void {
  if (answers) missing.delete(peer);
  else missing.set(peer, performance.now());
}

/** Peers whose last call failed because they were away, within the last five minutes. */
export const whatIsMissing = (): Peer[] =>
  [...missing].flatMap(([peer, at]) => (performance.now() - at < stale ? [peer] : []));
