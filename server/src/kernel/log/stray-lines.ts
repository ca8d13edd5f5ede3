import { format } from "node:util";
import { log } from "./log.ts";

/**
 * Takes into the log what others write past it to the process's output: the rooms of the web and
 * libraries by the console, Node itself by its warnings. Not `console.log`, by which a person at a
 * terminal is greeted.
 */
export function takeStrayLines(): void {
  console.error = (...said: unknown[]) => tell("error", said);
  console.warn = (...said: unknown[]) => tell("warn", said);
  console.info = (...said: unknown[]) => tell("info", said);
  process.removeAllListeners("warning");
  process.on("warning", (warning) => tell("warn", [warning]));
}

/** An error as every other in the log, so that a flood of it is counted. */
function tell(level: "error" | "warn" | "info", said: readonly unknown[]): void {
  const err = said.find((each) => each instanceof Error);
  const words = said.filter((each) => each !== err);
  if (err) log[level]({ err }, format(...words) || err.message);
  else log[level](format(...words));
}
