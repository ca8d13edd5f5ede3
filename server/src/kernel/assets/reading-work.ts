import { type DocumentKind, kindOf } from "./file-kinds.ts";
import { type MadePicture, makePicture, type PictureMaking } from "./read-picture.ts";
import type { IncomingFile } from "./store.ts";

/** What is to be found out of an upload, or made of it. */
export type ReadingOrder =
  | { does: "kind"; file: Pick<IncomingFile, "path" | "size">; name: string }
  | { does: "picture"; path: string; making: PictureMaking };

/** Done in a process of its own (read-apart.ts). */
export const work = (order: ReadingOrder): Promise<DocumentKind | MadePicture> =>
  order.does === "kind" ? kindOf(order.file, order.name) : makePicture(order.path, order.making);
