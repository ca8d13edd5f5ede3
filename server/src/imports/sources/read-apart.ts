import { ApartEnded, ThrownApart } from "../../kernel/apart/apart-error.ts";
import { workInLine } from "../../kernel/apart/work-apart.ts";
import { SourceError } from "./source-error.ts";

interface Reading {
  /** Whose file it is: its company's turn in the line. */
  company_key: string;
  /** The module whose `work` reads it. */
  module: URL;
  order: unknown;
}

/**
 * Reads a file outside of the process that serves pages, when it is its turn. Throws a SourceError
 * of what it says of the file, and of a file that takes too much.
 */
export async function readApart<Result>({ company_key, ...work }: Reading): Promise<Result> {
  try {
    return await workInLine<Result>(company_key, work);
  } catch (error) {
    throw asSourceError(error);
  }
}

/** What a process of its own says of a file, or its end says. */
export function asSourceError(error: unknown): unknown {
  if (error instanceof ApartEnded && error.why !== "ended") {
    return new SourceError("file-too-heavy", {}, { cause: error });
  }
  if (!(error instanceof ThrownApart) || error.thrown.name !== "SourceError") return error;
  const { code, params } = error.thrown as unknown as SourceError;
  return new SourceError(code, params);
}
