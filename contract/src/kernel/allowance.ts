import { z } from "zod";

/** Whether somebody may do something now; pages disable what is not allowed and show the reason. */
export const Allowance = z.object({
  allowed: z.boolean(),
  reason: z.string().nullable().describe("why not, in the reader's language; null when allowed"),
});
export type Allowance = z.infer<typeof Allowance>;

/** One for each action: what a thing's `can` is made of (see transitions.ts). */
export const allowances = <const Action extends string>(actions: readonly Action[]) =>
  z.object(
    Object.fromEntries(actions.map((action) => [action, Allowance])) as Record<
      Action,
      typeof Allowance
    >,
  );
