import { outliveOutput } from "./outlive-output.ts";
import { sentenceOf } from "./start-error.ts";

/** Runs what an operator has started; a refusal is told in its sentence, and ends with 1. */
export async function runProgram(run: () => Promise<void>): Promise<void> {
  outliveOutput();
  try {
    await run();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}
