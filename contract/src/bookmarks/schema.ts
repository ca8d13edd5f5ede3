import { z } from "zod";
import { Instant, Key, line, text } from "../kernel/values.ts";
import { ProductSummary } from "../products/schema.ts";
import { bookmarkLimit, folderTitleLength, noteLength } from "./limits.ts";

const Folder = z.object({
  id: z.uuid(),
  title: z.string(),
  version: z.int(),
  bookmarks: z.int().describe("how many are in it"),
});

/** Where somebody's bookmarks are, in the person's own order of folders. */
export const Folders = z.object({
  folders: z.array(Folder),
  unsorted: z.int().describe("bookmarks in no folder"),
});
export type Folders = z.infer<typeof Folders>;
export type Folder = Folders["folders"][number];

export const NewFolder = z.strictObject({ title: line(folderTitleLength) });
export const FolderForm = NewFolder.extend({ version: z.int().min(1) });
export type FolderForm = z.output<typeof FolderForm>;

/** Null is in no folder: "Unsorted". */
export const FolderChoice = z.uuid().nullable();

export const Bookmark = z.object({
  product_key: Key,
  folder_id: FolderChoice,
  note: z.string(),
  version: z.int(),
  created_at: Instant,
  /** Null once there is no such product for the reader. */
  product: ProductSummary.nullable(),
});
export type Bookmark = z.infer<typeof Bookmark>;

export const NoteForm = z.strictObject({ note: text(noteLength), version: z.int().min(1) });
export type NoteForm = z.output<typeof NoteForm>;

/** Products by key, as many as one may have bookmarked. */
export const ProductKeys = z.array(Key).min(1).max(bookmarkLimit);
