/** What the pages go on without while it is away. */
export type Peer = "files" | "mail" | "virus scanner" | "followed changes";

const missing = new Set<Peer>();

/** What the last call of a peer came to; told at `/health/ready` and among what is measured. */
export function notePeer(peer: Peer, answers: boolean): void {
  if (answers) missing.delete(peer);
  else missing.add(peer);
}

/** Peers whose last call failed because they were away; in the order of their failing. */
export const whatIsMissing = (): Peer[] => [...missing];
