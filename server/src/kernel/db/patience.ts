/** Milliseconds that connections to the database are waited for. */
export const usualPatience = {
  /** To be let in, and in a pool to be given one. */
  connect: 5_000,
  /** Between two looks at what is owed an answer. */
  look: 1_000,
  /** An answer that is owed for so long is asked after, */
  quiet: 3_000,
  /** for so long, */
  probe: 2_000,
  /** and does not come any more after so long when nobody new is let in either. */
  lost: 6_000,
  /** Longer than any statement of a request may take: where nothing can be known. */
  endless: 120_000,
  /** Between two questions on a connection that mostly listens. */
  beat: 5_000,
  /** Between two looks at a standby: nothing that is older than two of them is read. */
  standby: 1_000,
  /** A peer that does not answer the farewell is left without it. */
  farewell: 2_000,
  /** For what is asked while the process ends. */
  end: 3_000,
  /** For all parts of a process that ends while nobody answers: there is nothing to finish. */
  hopeless: 8_000,
  /** For background work that was told to end. */
  work: 10_000,
  /** For the server before this one: told to end, it finishes its calls first. */
  handover: 10_000,
  /** For an embedded database that does not start again: a full disk, files that are gone. */
  restart: 60_000,
};

/** What this process has now: tests have less or more of it. */
export const patience = { ...usualPatience };

/** For a process that ends while nobody answers: nothing can be finished any more. */
export function loseHope(): void {
  const few = 300;
  const work = 2_000;
  const soon = { connect: few, look: few, quiet: few, probe: few, lost: few };
  Object.assign(patience, { ...soon, farewell: few, end: few, work });
}
