import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { offerings } from "../enumerations/products.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Key } from "../kernel/values.ts";
import { folderLimit } from "./limits.ts";
import {
  Bookmark,
  FolderChoice,
  FolderForm,
  Folders,
  NewFolder,
  NoteForm,
  ProductKeys,
} from "./schema.ts";

const params = z.object({ productKey: Key });
const folderParams = z.object({ folderId: z.uuid() });
const access = "signed-in";

/** Everything here is the reader's own: nobody else's is ever read or changed. */
export const bookmarkEndpoints = {
  "GET /bookmarks": {
    access,
    summary: "The reader's bookmarks; `words` are looked for in name, INCI, supplier and note.",
    query: listQuery({
      filters: { words: ["icontains"] },
      sort: ["created_at", "name", "company"],
      size: 50,
      extra: {
        offering__eq: z.enum(offerings).optional(),
        folder__eq: z.union([z.uuid(), z.literal("unsorted")]).optional(),
      },
    }),
    response: pageOf(Bookmark),
  },
  "GET /bookmarks/products": {
    access,
    summary: "Keys of all products that the reader has bookmarked, with their folders.",
    response: z.object({
      content: z.array(z.object({ product_key: Key, folder_id: FolderChoice })),
    }),
  },
  "PUT /bookmarks/:productKey": {
    access,
    summary: "Bookmark a product; one that is bookmarked already stays where it is.",
    params,
    body: z.strictObject({ folder_id: FolderChoice.default(null) }),
    response: Bookmark,
    errors: ["bookmarks.full"],
  },
  "PUT /bookmarks/:productKey/note": {
    access,
    summary: "Write the note of a bookmark.",
    params,
    form: "bookmarks/note",
    body: NoteForm,
    response: Bookmark,
    errors: ["conflict"],
  },
  "POST /bookmarks/move": {
    access,
    repeats: "harmless",
    summary: "Put bookmarks into a folder, or into none.",
    body: z.strictObject({ products: ProductKeys, folder_id: FolderChoice }),
    response: z.object({ moved: z.array(Key) }),
  },
  "POST /bookmarks/remove": {
    access,
    repeats: "harmless",
    summary: "Remove bookmarks; for a while they can be restored.",
    body: z.strictObject({ products: ProductKeys }),
    response: z.object({ removed: z.array(Key) }),
  },
  "POST /bookmarks/restore": {
    access,
    repeats: "harmless",
    summary: "Bring back bookmarks that were removed a short while ago, with folder and note.",
    body: z.strictObject({ products: ProductKeys }),
    response: z.object({ restored: z.array(Key) }),
    errors: ["bookmarks.full"],
  },
  "GET /bookmarks/folders": {
    access,
    summary: "The reader's folders in their order, with how many bookmarks are in each.",
    response: Folders,
  },
  "POST /bookmarks/folders": {
    access,
    repeats: "once",
    summary: "Create a folder, after the others.",
    form: "bookmarks/new-folder",
    body: NewFolder,
    response: Folders.extend({ id: z.uuid().describe("of the new one") }),
    errors: ["bookmarks.folders-full", "bookmarks.title-taken"],
  },
  "PUT /bookmarks/folders/order": {
    access,
    summary: "The order of the folders; those left out follow as they were.",
    body: z.strictObject({ folders: z.array(z.uuid()).max(folderLimit) }),
    response: Folders,
  },
  "PUT /bookmarks/folders/:folderId": {
    access,
    summary: "Rename a folder.",
    params: folderParams,
    form: "bookmarks/folder",
    body: FolderForm,
    response: Folders,
    errors: ["conflict", "bookmarks.title-taken"],
  },
  "DELETE /bookmarks/folders/:folderId": {
    access,
    summary: "Delete a folder; its bookmarks go to no folder, or are removed with it.",
    params: folderParams,
    query: z.strictObject({ bookmarks: z.enum(["keep", "remove"]) }),
    response: Folders,
  },
} satisfies Endpoints;
