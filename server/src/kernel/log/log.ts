import pino, { type Logger, type LoggerOptions } from "pino";
import { isOutage } from "../outage.ts";
import { causeOf } from "./cause-of.ts";
import { describeError } from "./describe-error.ts";
import { countRepeats } from "./repeats.ts";
import { withoutSecrets } from "./without-secrets.ts";

/**
 * A log of structured lines. Whoever has an error writes `log.error({ err }, "what failed")`, as
 * often as it comes: one line a cause leaves at once, then how often it came again
 * (`repeats.ts`). Errors that have one cause under many names share a line by `cause`:
 * `log.error({ err, cause: "database" }, "the database cannot be reached")`.
 */
export function createLog(write: (line: string) => void, options: LoggerOptions = {}) {
  const repeats = countRepeats();
  const log = pino(
    {
      level: "warn",
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      hooks: {
        logMethod(args, method, level) {
          const [told, message] = args as [unknown, string?];
          if (level > levelOfInfo) note(this.levels.labels[level]);
          const cause = toldCause(told);
          const again = ({ times }: { times: number }) =>
            method.apply(this, [{ cause, times }, `${message ?? "the same"}, again`]);
          if (cause !== null && !repeats.isFirst(`${level} ${cause}`, again)) return;
          method.apply(this, args);
          if (level >= levelOfError) tellOf(told, { level, what: message, ...this.bindings() });
        },
      },
      ...options,
    },
    { write: (line: string) => write(withoutSecrets(line)) },
  );
  return { log, flush: repeats.flush };
}

const levelOfInfo = 30;
const levelOfError = 50;
const levelOfFatal = 60;

/** A line of the log that tells of an error, the first of its cause. */
export interface HeardError {
  level: "error" | "fatal";
  error: ReturnType<typeof describeError>;
  what: string | undefined;
  request_id: string | undefined;
}
const hearers = new Set<(heard: HeardError) => void>();

/** Calls `hear` with each; answers how to end that. */
export function hearErrors(hear: (heard: HeardError) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

function tellOf(
  told: unknown,
  { level, what, request_id }: { level: number; what: string | undefined; request_id?: string },
): void {
  if (hearers.size === 0 || typeof told !== "object" || told === null || !("err" in told)) return;
  const error = describeError(told.err);
  const heard = {
    level: level >= levelOfFatal ? "fatal" : "error",
    error,
    what,
    request_id,
  } as const;
  for (const hear of hearers) hear(heard);
}

const worse: Record<string, number> = { warn: 0, error: 0, fatal: 0 };

const note = (level = "error") => {
  worse[level] = (worse[level] ?? 0) + 1;
};

/** How many lines warned, or worse, since the process began: also those that were only counted. */
export const countedLines = (): Readonly<Record<string, number>> => worse;

/** By what a line's cause is known again; null for what is no error. */
function toldCause(told: unknown): string | null {
  if (typeof told !== "object" || told === null || !("err" in told)) return null;
  if ("cause" in told && typeof told.cause === "string") return told.cause;
  // Whatever each call was about to do: it is away for all of them.
  return isOutage(told.err) ? "database" : causeOf(told.err);
}

/** People read at a terminal; elsewhere a program does. */
async function writer(): Promise<(line: string) => void> {
  const print = (line: string) => void process.stdout.write(line);
  if (!process.stdout.isTTY) return print;
  const { prettyFactory } = await import("pino-pretty");
  const pretty = prettyFactory({ translateTime: "SYS:HH:MM:ss", ignore: "pid", colorize: true });
  return (line) => print(pretty(line));
}

const own = createLog(await writer());
process.once("exit", own.flush);

/** The process's own log. What is warned of is told always; the server tells of all it does. */
export const log: Logger = own.log;

/** For what goes on by itself and has nobody to answer to. */
export const report = (error: unknown): void =>
  log.error({ err: error }, error instanceof Error ? error.message : String(error));
