import { randomUUID } from "node:crypto";
import path from "node:path";
import { withoutSecrets } from "../log/without-secrets.ts";

/** An error with its causes, as the log describes them. */
interface Described {
  type: string;
  message: string;
  stack?: string | undefined;
  cause?: Described | undefined;
}

export interface Report {
  level: "fatal" | "error" | "warning" | "info";
  platform: "node" | "javascript";
  error: Described;
  /** Closed vocabularies and patterns alone: nothing that anybody typed. */
  tags: Record<string, string | number | undefined>;
}

const repository = path.resolve(import.meta.dirname, "../../../..");
const deepest = 5;
const mostFrames = 50;

/** `frames` of V8's stacks and of Firefox's, outermost first, as the protocol wants them. */
function framesOf(stack: string) {
  const frames = stack.split("\n").flatMap((line) => {
    const found =
      /^\s*at (?:async )?(?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ??
      /^(.*?)@(.+?):(\d+):(\d+)$/.exec(line);
    if (!found) return [];
    const [, name, place = "", lineno, colno] = found;
    const filename = fileOf(place);
    const in_app = !/node_modules|^node:/.test(filename);
    return {
      filename,
      function: name || "?",
      lineno: Number(lineno),
      colno: Number(colno),
      in_app,
    };
  });
  return frames.slice(0, mostFrames).reverse();
}

/** Within the project, or below the origin: what stands before it is this machine's. */
function fileOf(place: string): string {
  const plain = place.replace(/^file:\/\//, "").replace(/^https?:\/\/[^/]+/, "");
  return plain.replace(`${repository}/`, "").replace(/[?#].*$/, "");
}

/** What is quoted may be what somebody typed, or a place on this machine. */
const withoutQuoted = (text: string) =>
  text.replaceAll(/"[^"]*"/g, '"…"').replaceAll(/(^|[\s(:])'[^']*'/g, "$1'…'");

function valuesOf(error: Described) {
  const values = [];
  for (
    let each: Described | undefined = error;
    each && values.length < deepest;
    each = each.cause
  ) {
    const { type, message, stack } = each;
    values.push({
      type,
      value: withoutQuoted(withoutSecrets(message)),
      ...(stack && { stacktrace: { frames: framesOf(stack) } }),
    });
  }
  // The first cause first.
  return values.reverse();
}

/** The text of one report in Sentry's protocol: a header, the item's header, the item. */
export function envelopeOf(
  { level, platform, error, tags }: Report,
  { environment, release, times = 1 }: { environment: string; release: string; times?: number },
): string {
  const event_id = randomUUID().replaceAll("-", "");
  const now = new Date();
  const event = {
    event_id,
    timestamp: now.getTime() / 1_000,
    platform,
    level,
    environment,
    release,
    exception: { values: valuesOf(error) },
    tags: Object.fromEntries(
      Object.entries({ ...tags, ...(times > 1 && { times }) }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
  };
  const lines = [{ event_id, sent_at: now.toISOString() }, { type: "event" }, event];
  return `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
}
