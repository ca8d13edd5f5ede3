import { bookmarkEndpoints } from "@neroli/contract/bookmarks/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";

export const bookmarkRoutes = routes(bookmarkEndpoints, {});
