import type { UserStatus } from "../enumerations/users.ts";
import type { ErrorCode } from "../kernel/errors.ts";

/** Support's actions on an account's status (spec 3, user; spec 4, account verification). */
export const statusActions = ["verify", "unverify", "block", "unblock"] as const;
export type StatusAction = (typeof statusActions)[number];

interface Transition {
  from: readonly UserStatus[];
  to: UserStatus;
}

/** A blocked account is reviewed anew once it is unblocked. */
const transitions: Record<StatusAction, Transition> = {
  verify: { from: ["AWAITING_VERIFICATION"], to: "VERIFIED" },
  unverify: { from: ["VERIFIED"], to: "AWAITING_VERIFICATION" },
  block: { from: ["AWAITING_VERIFICATION", "VERIFIED"], to: "BLOCKED" },
  unblock: { from: ["BLOCKED"], to: "AWAITING_VERIFICATION" },
};

type Step = { to: UserStatus } | { refused: Extract<ErrorCode, "users.blocked"> } | "done";

/**
 * Where the action leads from this status: "done" when the account is already as it would be, a
 * refusal for what a blocked account cannot become before it is unblocked.
 */
export function step(action: StatusAction, status: UserStatus): Step {
  const { from, to } = transitions[action];
  if (from.includes(status)) return { to };
  // Unblocking leads to a review; whoever is verified is past it.
  if (status !== "BLOCKED" || to === "BLOCKED") return "done";
  return { refused: "users.blocked" };
}
