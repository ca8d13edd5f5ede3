import type { Import } from "@neroli/contract/imports/schema.ts";
import type { ImportState } from "@neroli/contract/imports/states.ts";

/** The steps of the wizard, as they stand in its address. */
export const steps = ["file", "columns", "values", "check", "run", "result"] as const;
export type Step = (typeof steps)[number];

const isStep = (name: string | null): name is Step =>
  (steps as readonly (string | null)[]).includes(name);

const beforeRun: readonly ImportState[] = ["UPLOADED", "CHECKING", "CHECKED"];
const running: readonly ImportState[] = ["WAITING", "RUNNING", "CANCELING"];

/** The step at which an import of this state goes on. */
function stepOf(state: ImportState): Step {
  if (state === "UPLOADED") return "columns";
  if (beforeRun.includes(state)) return "check";
  return running.includes(state) ? "run" : "result";
}

/** Whether a step has anything to show yet. */
export function isOpen(step: Step, { state, mapping }: Pick<Import, "state" | "mapping">): boolean {
  if (step === "file" || step === "columns") return true;
  if (step === "values" || step === "check") return mapping !== null;
  if (step === "run") return state !== "UPLOADED" && state !== "CHECKING";
  return !beforeRun.includes(state) && !running.includes(state);
}

/** The step that the address names, where it is open; else the one at which the import goes on. */
export const shownStep = (named: string | null, one: Pick<Import, "state" | "mapping">): Step =>
  isStep(named) && isOpen(named, one) ? named : stepOf(one.state);
