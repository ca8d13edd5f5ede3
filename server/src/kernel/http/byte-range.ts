import type { ByteRange } from "../assets/store.ts";
import { AppError } from "../errors.ts";
import type { FileAnswer } from "./routes.ts";

/**
 * The one part that a request's Range asks for of a file of `size` bytes (RFC 9110, 14.2); null for
 * the whole of it, also where several parts are asked for, which is allowed. Refuses a part that
 * begins behind the end.
 */
export function readRange(header: string | string[] | undefined, size: number): ByteRange | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(typeof header === "string" ? header : "");
  const [, from = "", to = ""] = asked ?? [];
  if (from === "" && to === "") return null;
  const range =
    from === ""
      ? { start: Math.max(0, size - Number(to)), end: size - 1 }
      : { start: Number(from), end: Math.min(size - 1, to === "" ? size - 1 : Number(to)) };
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  if (range.start > range.end) throw new AppError("request.range", { size });
  return range;
}

/** Headers that tell a client that it gets a part, and may ask for others. */
export function rangeHeaders({ range, size }: FileAnswer): Record<string, string | number> {
  if (range === undefined || size === undefined) return {};
  if (range === null) return { "accept-ranges": "bytes" };
  return {
    "accept-ranges": "bytes",
    "content-range": `bytes ${range.start}-${range.end}/${size}`,
    "content-length": range.end - range.start + 1,
  };
}
