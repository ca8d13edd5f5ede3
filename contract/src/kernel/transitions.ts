import type { ErrorCode } from "./errors.ts";

/**
 * The facts that decide about an action: the state of the thing, the side or role in which
 * somebody acts, and the moment at which they do. A thing adds facts of its own: an instant, a flag.
 */
export interface Facts<State extends string = string, Side extends string = string> {
  state: State;
  side: Side;
  now: Date;
}

/** A condition beside state and side, and the code that is answered while it does not hold. */
export interface Guard<F extends Facts> {
  holds: (facts: F) => boolean;
  refusal: ErrorCode;
}

/** A row of the table: who may do the action, from which states, and where it leads. */
export interface Transition<F extends Facts, GuardName extends string = never> {
  from: readonly F["state"][];
  /** null leaves the thing in its state. */
  to: F["state"] | null;
  sides: readonly F["side"][];
  /** The codes that refuse another side, and another state. */
  refusals: { side: ErrorCode; state: ErrorCode };
  /** All of them must hold; the first that does not gives the reason. */
  guards?: readonly GuardName[];
}

/**
 * Every action that can be done to a kind of thing. The server refuses by it and the pages disable
 * by it, so that both say the same. Declared with `as const satisfies TransitionTable<…>` it does
 * not compile without a row for each action and a code for each refusal.
 */
export interface TransitionTable<
  Action extends string,
  F extends Facts,
  GuardName extends string = never,
> {
  guards: Record<GuardName, Guard<F>>;
  actions: Record<Action, Transition<F, GuardName>>;
}

/**
 * Why the action is not possible under these facts; null when it is. Who may never do it learns
 * that first, then comes the state, then the guards in their order.
 */
export function refusalOf<Action extends string, F extends Facts, GuardName extends string>(
  { guards, actions }: TransitionTable<Action, F, GuardName>,
  { action, facts }: { action: Action; facts: F },
): ErrorCode | null {
  const transition = actions[action];
  if (!transition.sides.includes(facts.side)) return transition.refusals.side;
  if (!transition.from.includes(facts.state)) return transition.refusals.state;
  const failed = transition.guards?.find((name) => !guards[name].holds(facts));
  return failed === undefined ? null : guards[failed].refusal;
}

/** `refusalOf` for every action of the table. */
export function refusalsOf<Action extends string, F extends Facts, GuardName extends string>(
  table: TransitionTable<Action, F, GuardName>,
  facts: F,
): Record<Action, ErrorCode | null> {
  const actions = Object.keys(table.actions) as Action[];
  const refusals = actions.map((action) => [action, refusalOf(table, { action, facts })]);
  return Object.fromEntries(refusals) as Record<Action, ErrorCode | null>;
}

/** The codes that the action can be refused with, each once: what its endpoint declares. */
export function codesOf<Action extends string, F extends Facts, GuardName extends string>(
  { guards, actions }: TransitionTable<Action, F, GuardName>,
  action: Action,
): ErrorCode[] {
  const { refusals, guards: names = [] } = actions[action];
  return [
    ...new Set([refusals.side, refusals.state, ...names.map((name) => guards[name].refusal)]),
  ];
}

const hour = 3_600_000;

/**
 * A guard's condition: so much time has not passed since the instant. The last moment is not part of
 * it any more, and what has not happened (null) has no time that runs.
 */
export const within =
  <F extends Facts>(
    { hours }: { hours: number },
    since: (facts: F) => Date | null,
  ): Guard<F>["holds"] =>
  (facts) => {
    const start = since(facts);
    const passed = start && facts.now.getTime() - start.getTime();
    return passed !== null && passed >= 0 && passed < hours * hour;
  };
