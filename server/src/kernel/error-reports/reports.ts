import type { ErrorReport } from "@neroli/contract/error-reports/schema.ts";
import { reportLevel } from "@neroli/contract/kernel/errors.ts";
import type { ErrorReports } from "../config.ts";
import { hearErrors } from "../log/log.ts";
import { countRepeats } from "../log/repeats.ts";
import { routeOfPath } from "../route-of-path.ts";
import { readDsn } from "./dsn.ts";
import { envelopeOf, type Report } from "./envelope.ts";

/** Reports that wait to be sent; what comes beyond is lost, as is what nobody takes. */
const mostWaiting = 100;
/** Milliseconds. */
const patience = 5_000;
const pauseAfterRefusal = 60_000;
/** Within this the same failure is told once more at most, with how often it came. */
const repeatMilliseconds = 60_000;

interface Sender {
  send(report: Report): void;
  stop(): Promise<void>;
}

let sender: Sender | undefined;

/**
 * From now on failures are reported to an address of Sentry's kind: what the log has as an error, a
 * refusal by its status (spec 8, monitoring), and what browsers tell. Without personal data: no
 * address, no text of a request, no key of a person. Answers how to end, with what is on its way.
 */
export function startErrorReports(options: ErrorReports): () => Promise<void> {
  const own = senderTo(options);
  sender = own;
  const deafen = hearErrors(({ error, level, what, request_id }) =>
    own.send({ level, platform: "node", error, tags: { what, request_id } }),
  );
  return async () => {
    deafen();
    sender = undefined;
    await own.stop();
  };
}

/** A refusal without a failure of ours behind it, by its status: some are told, some are not. */
export function reportRefusal(refused: {
  status: number;
  code: string;
  route: string | undefined;
  request_id: string;
}): void {
  const { status, code, route, request_id } = refused;
  const level = reportLevel(status);
  if (!level) return;
  const error = { type: code, message: `${status} ${code} of ${route ?? "no route"}` };
  sender?.send({ level, platform: "node", error, tags: { status, code, route, request_id } });
}

/** What concerns the operators although nothing failed, such as a user without a company. */
export function reportOddity(what: string): void {
  sender?.send({
    level: "warning",
    platform: "node",
    error: { type: what, message: what },
    tags: {},
  });
}

/** Of a page in a browser, by the pattern of its address. */
export function reportFromBrowser({ kind, name, message, stack, path }: ErrorReport): void {
  sender?.send({
    level: "error",
    platform: "javascript",
    error: { type: name, message, stack },
    tags: { kind, page: routeOfPath(path) },
  });
}

function senderTo({ dsn, environment, release }: ErrorReports): Sender {
  const { address, key } = readDsn(dsn);
  const auth = `Sentry sentry_version=7, sentry_client=neroli, sentry_key=${key}`;
  const waiting: string[] = [];
  const repeats = countRepeats({ milliseconds: repeatMilliseconds });
  let working: Promise<void> | undefined;
  let quietUntil = 0;

  const post = async (body: string) => {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/x-sentry-envelope", "x-sentry-auth": auth },
      body,
      signal: AbortSignal.timeout(patience),
      redirect: "error",
    }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    const seconds = Number(answer?.headers.get("retry-after"));
    quietUntil = Date.now() + (seconds > 0 ? seconds * 1_000 : pauseAfterRefusal);
    waiting.length = 0;
  };
  const work = async () => {
    for (let body = waiting.shift(); body !== undefined; body = waiting.shift()) await post(body);
    working = undefined;
  };
  const enqueue = (report: Report, times = 1) => {
    if (waiting.length >= mostWaiting || Date.now() < quietUntil) return;
    waiting.push(envelopeOf(report, { environment, release, times }));
    working ??= work();
  };
  return {
    send(report) {
      const { type, message } = report.error;
      const again = ({ times }: { times: number }) => enqueue(report, times);
      if (repeats.isFirst(`${type} ${message}`, again)) enqueue(report);
    },
    async stop() {
      repeats.flush();
      await working;
    },
  };
}
