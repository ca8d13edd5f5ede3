import { Readable } from "node:stream";
import { type ErrorCode, errorStatus } from "@neroli/contract/kernel/errors.ts";
import { ApartEnded, ThrownApart } from "../apart/apart-error.ts";
import { workInLine } from "../apart/work-apart.ts";
import { AppError, type ErrorData } from "../errors.ts";
import { dropFile, takeIn } from "./assets.ts";
import type { DocumentKind } from "./file-kinds.ts";
import type { MadePicture, PictureMaking } from "./read-picture.ts";
import type { ReadingOrder } from "./reading-work.ts";
import type { IncomingFile } from "./store.ts";

const module = new URL("./reading-work.ts", import.meta.url);

/** What people upload is read outside of the process that serves them, in a line. */
async function readApart<Result>(group: string, order: ReadingOrder): Promise<Result> {
  try {
    return await workInLine<Result>(group, { module, order });
  } catch (error) {
    if (error instanceof ApartEnded) throw new AppError("uploads.too-heavy", {}, { cause: error });
    throw error instanceof ThrownApart ? refusalOf(error) : error;
  }
}

function refusalOf(error: ThrownApart): Error {
  const { code, data } = error.thrown as { code?: string; data?: ErrorData };
  return code && Object.hasOwn(errorStatus, code) ? new AppError(code as ErrorCode, data) : error;
}

/** The kind of a file (file-kinds.ts); `group` is the company or person whose it is. */
export const findKind = (group: string, { path, size }: IncomingFile, name: string) =>
  readApart<DocumentKind>(group, { does: "kind", file: { path, size }, name });

/** A picture that has been taken in, made anew (read-picture.ts). */
export const remakeFile = (group: string, { path }: IncomingFile, making: PictureMaking) =>
  readApart<MadePicture>(group, { does: "picture", path, making });

interface Limits extends PictureMaking {
  /** The company or person whose picture it is. */
  group: string;
  most_bytes: number;
  /** With which code a longer file is refused. */
  too_long: ErrorCode;
}

/** A picture that is uploaded, made anew. */
export async function remakePicture(
  content: Readable,
  { group, most_bytes, too_long, ...making }: Limits,
): Promise<MadePicture> {
  const file = await takeIn(upTo(most_bytes, content, too_long));
  try {
    return await remakeFile(group, file, making);
  } finally {
    await dropFile(file);
  }
}

const upTo = (most: number, content: Readable, refusal: ErrorCode): Readable =>
  Readable.from(
    (async function* () {
      let size = 0;
      for await (const part of content as AsyncIterable<Buffer>) {
        size += part.length;
        if (size > most) throw new AppError(refusal);
        yield part;
      }
    })(),
    { objectMode: false },
  );
