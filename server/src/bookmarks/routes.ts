import { bookmarkEndpoints } from "@neroli/contract/bookmarks/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { addBookmark } from "./commands/add-bookmark.ts";
import {
  createFolder,
  deleteFolder,
  orderFolders,
  renameFolder,
} from "./commands/change-folders.ts";
import { moveBookmarks } from "./commands/move-bookmarks.ts";
import { removeBookmarks } from "./commands/remove-bookmarks.ts";
import { restoreBookmarks } from "./commands/restore-bookmarks.ts";
import { writeNote } from "./commands/write-note.ts";
import { listBookmarks } from "./queries/list-bookmarks.ts";
import { listFolders } from "./queries/list-folders.ts";
import { getBookmark, listBookmarked } from "./queries/read-bookmarks.ts";

export const bookmarkRoutes = routes(bookmarkEndpoints, {
  "GET /bookmarks": async ({ actor, query }) => listBookmarks(actor, query),

  "GET /bookmarks/products": async ({ actor }) => ({ content: await listBookmarked(actor) }),

  "PUT /bookmarks/:productKey": async ({ actor, params, body }) =>
    addBookmark(actor, { product_key: params.productKey, folder_id: body.folder_id }),

  "PUT /bookmarks/:productKey/note": async ({ actor, params, body }) => {
    await writeNote(actor, { product_key: params.productKey, form: body });
    return getBookmark(actor, params.productKey);
  },

  "POST /bookmarks/move": async ({ actor, body }) => ({ moved: await moveBookmarks(actor, body) }),

  "POST /bookmarks/remove": async ({ actor, body }) => ({
    removed: await removeBookmarks(actor, body.products),
  }),

  "POST /bookmarks/restore": async ({ actor, body }) => ({
    restored: await restoreBookmarks(actor, body.products),
  }),

  "GET /bookmarks/folders": async ({ actor }) => listFolders(actor),

  "POST /bookmarks/folders": async ({ actor, body }) => {
    const id = await createFolder(actor, body.title);
    return { ...(await listFolders(actor)), id };
  },

  "PUT /bookmarks/folders/order": async ({ actor, body }) => {
    await orderFolders(actor, body.folders);
    return listFolders(actor);
  },

  "PUT /bookmarks/folders/:folderId": async ({ actor, params, body }) => {
    await renameFolder(actor, { id: params.folderId, form: body });
    return listFolders(actor);
  },

  "DELETE /bookmarks/folders/:folderId": async ({ actor, params, query }) => {
    await deleteFolder(actor, { id: params.folderId, bookmarks: query.bookmarks });
    return listFolders(actor);
  },
});
