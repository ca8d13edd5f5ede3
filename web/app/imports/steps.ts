import type { Import } from "@neroli/contract/imports/schema.ts";
import type { ImportState } from "@neroli/contract/imports/states.ts";

/** The steps of the wizard, as they stand in its address. */
export const steps = ["file", "columns", "values", "check", "run", "result"] as const;
export type Step = (typeof steps)[number];

const isStep = (name: string | null): name is Step =>
  (steps as readonly (string | null)[]).includes(name);

const beforeRun: readonly ImportState[] = ["UPLOADED", "CHECKING", "CHECKED"];
const running: readonly ImportState[] = ["WAITING", "RUNNING", "CANCELING"];

/** Where an import of this state is to be gone on with. */
function stepOf(state: ImportState): Step {
  if (state === "UPLOADED") return "columns";
  if (beforeRun.includes(state)) return "check";
  return running.includes(state) ? "run" : "result";
}

/** Whether there is anything to see in a step yet. */
export function isOpen(step: Step, { state, mapping }: Pick<Import, "state" | "mapping">): boolean {
  if (step === "file" || step === "columns") return true;
  if (step === "values" || step === "check") return mapping !== null;
  if (step === "run") return state !== "UPLOADED" && state !== "CHECKING";
  return !beforeRun.includes(state) && !running.includes(state);
}

/** The step that the address names, where it is open; else the one that is next. */
export const shownStep = (asked: string | null, one: Pick<Import, "state" | "mapping">): Step =>
  isStep(asked) && isOpen(asked, one) ? asked : stepOf(one.state);
