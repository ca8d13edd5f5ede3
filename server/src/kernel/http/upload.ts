import { createHash, type Hash } from "node:crypto";
import { Readable } from "node:stream";
import multipart, { type MultipartFile } from "@fastify/multipart";
import type { Endpoint } from "@neroli/contract/access/endpoint.ts";
import { longestFile } from "@neroli/contract/kernel/files.ts";
import { toFailures } from "@neroli/contract/kernel/zod-failures.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { AppError, invalidField } from "../errors.ts";
import { isTooDeep, mend } from "./read-json.ts";

/** Bytes of a whole upload (decisions, files). */
const longestUpload = 36_700_160;
const longestPart = 100_000;

/** A file on its way in; nothing of it has been read yet. */
export interface Upload<Data> {
  /** The JSON part. */
  data: Data;
  /** As the sender calls it; what it is, the content decides. */
  name: string;
  /** Fails with "request.too-large" when it is longer than one file may be. */
  content: Readable;
  /** The hash of the content, once it has been read to its end. */
  digest(): string;
}

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { files: 2, parts: 2, fileSize: longestFile, fieldSize: longestPart },
    throwFileSizeLimit: false,
  });
}

/** The parts of an upload: JSON in "asset", the file in "content", or what its endpoint calls them (spec 7). */
export const partsOfUpload = ({
  uploadPart = "asset",
  filePart,
}: Pick<Endpoint, "uploadPart" | "filePart">): UploadParts =>
  filePart ? { jsonPart: null, filePart } : { jsonPart: uploadPart, filePart: "content" };

interface UploadParts {
  /** null: there is none. */
  jsonPart: string | null;
  filePart: string;
}

/**
 * Reads an upload up to the start of its file, before which the JSON part comes (spec 7). Whoever
 * calls it reads `content` to the end, or ends the request with an error.
 */
export async function readUpload<Schema extends z.ZodType>(
  request: FastifyRequest,
  { schema, jsonPart, filePart }: { schema: Schema } & UploadParts,
): Promise<Upload<z.output<Schema>>> {
  if (!request.isMultipart()) throw new AppError("request.unsupported-media-type");
  if (Number(request.headers["content-length"] ?? 0) > longestUpload) {
    throw new AppError("request.too-large");
  }
  let data: z.output<Schema> | undefined = jsonPart === null ? schema.parse({}) : undefined;
  for await (const part of partsOf(request)) {
    if (part.fieldname === jsonPart) data = check(schema, { jsonPart, text: await textOf(part) });
    else if (part.fieldname === filePart && part.type === "file") {
      if (data === undefined)
        throw invalidField({
          path: jsonPart ?? "",
          code: "required",
          message: "comes before the content",
        });
      const hash = createHash("sha256");
      const content = limited(part, hash);
      // A part may be a file by its type alone.
      const name = part.filename || "file";
      return { data, name, content, digest: () => hash.copy().digest("hex") };
    } else {
      const name = part.fieldname.slice(0, 100);
      throw invalidField({ path: name, code: "unknown-field", data: { name } });
    }
  }
  throw invalidField({ path: (data === undefined && jsonPart) || filePart, code: "required" });
}

/** The parts; what cannot be told apart into parts is the sender's mistake. */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts();
  } catch (error) {
    throw unreadable(error);
  }
}

/** Of the parser's refusals only that of too much is told as one of its own. */
function unreadable(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { message, statusCode } = error as { message?: string; statusCode?: number };
  if (statusCode === 413) return new AppError("request.too-large");
  return invalidField({ path: "content", code: "unreadable", message: message ?? "" });
}

/**
 * Reads on and throws away what is refused while it comes: browsers read an answer when they have
 * sent everything, and would wait for ever.
 */
export async function passOverUpload(request: FastifyRequest): Promise<void> {
  request.raw.unpipe().resume();
}

/** A JSON part that is sent as a blob counts as a file. */
async function textOf(part: MultipartFile | { type: "field"; value: unknown }): Promise<string> {
  if (part.type === "field") return String(part.value);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > longestPart) throw new AppError("request.too-large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function check<Schema extends z.ZodType>(
  schema: Schema,
  { jsonPart, text }: { jsonPart: string; text: string },
): z.output<Schema> {
  let given: unknown;
  try {
    if (isTooDeep(text)) throw new Error("nested too deep");
    given = mend(JSON.parse(text));
  } catch {
    throw invalidField({ path: jsonPart, code: "unreadable", message: "is not JSON" });
  }
  const { data, error } = schema.safeParse(given);
  if (!error) return data;
  throw new AppError("request.invalid", {
    failures: toFailures(error.issues, given).map((failure) => ({
      ...failure,
      in: "body",
      path: [jsonPart, failure.path].filter(Boolean).join("."),
    })),
  });
}

/** The parser ends a file that is too long as if it were whole; this one says so. */
const limited = ({ file }: MultipartFile, hash: Hash): Readable =>
  Readable.from(
    (async function* () {
      try {
        for await (const chunk of file as AsyncIterable<Buffer>) {
          hash.update(chunk);
          yield chunk;
        }
      } catch (error) {
        throw unreadable(error);
      }
      if (file.truncated) throw new AppError("request.too-large");
    })(),
    { objectMode: false },
  );
