import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { AppError } from "../errors.ts";
import { dropFile, takeIn } from "./assets.ts";
import { documentKinds } from "./file-kinds.ts";
import { fileName } from "./file-name.ts";
import { findKind, remakeFile } from "./read-apart.ts";
import { type ReceivedFile, receive } from "./receive.ts";
import type { IncomingFile } from "./store.ts";
import { storeUnclaimed } from "./unclaimed.ts";

interface Incoming {
  /** The company, or the person without one, whose file it is. */
  group: string;
  /** The folder of the store. */
  folder: string;
  /** The name that it shall have, and the sender's name of the file; the content decides the ending. */
  name: string;
  file_name: string;
  /** Also pictures are taken, remade as they always are. */
  pictures?: { most_bytes: number; longest_side: number };
}

/**
 * A document that a person uploads, received, recognised by its content and stored, for
 * `claimBytes` to keep. Nothing is left of one that is refused (decisions, files).
 */
export async function storeUpload(content: Readable, incoming: Incoming) {
  const file = await receive(content);
  try {
    const { kind, media_type, bytes } = await recognise(file, incoming);
    const storage_key = `${incoming.folder}/${randomUUID()}.${kind}`;
    await storeUnclaimed(storage_key, bytes);
    return {
      storage_key,
      name: fileName(incoming.name, kind),
      size: bytes.size,
      hash: bytes.hash,
      media_type,
      scanned_at: file.scanned_at,
    };
  } finally {
    await dropFile(file);
  }
}

interface Recognised {
  kind: string;
  media_type: string;
  bytes: IncomingFile;
}

async function recognise(
  file: ReceivedFile,
  { group, file_name, pictures }: Incoming,
): Promise<Recognised> {
  try {
    const kind = await findKind(group, file, file_name);
    return { kind, media_type: documentKinds[kind], bytes: file };
  } catch (error) {
    const isOther = error instanceof AppError && error.code === "documents.type-not-accepted";
    if (!isOther || !pictures) throw error;
    if (file.size > pictures.most_bytes) throw new AppError("documents.picture-bytes");
    const refused = "documents.type-not-accepted";
    const making = { side: pictures.longest_side, webp: { quality: 86 }, refused } as const;
    const { bytes } = await remakeFile(group, file, making);
    return { kind: "webp", media_type: "image/webp", bytes: await takeIn(bytes) };
  }
}
