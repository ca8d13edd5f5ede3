import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { line } from "../kernel/values.ts";
import { NewSavedSearch, SavedSearch, SavedSearchForm } from "./schema.ts";

const params = z.object({ searchId: z.uuid() });
const access = "signed-in";

/** The reader's own searches: nobody else's are ever read or changed. */
export const savedSearchEndpoints = {
  "GET /saved-searches": {
    access,
    summary: "The reader's saved searches, the newest first.",
    response: z.object({ content: z.array(SavedSearch) }),
  },
  "GET /saved-searches/news": {
    access,
    summary: "How many products each newly finds since its owner last looked.",
    response: z.object({
      content: z.array(
        z.object({
          id: z.uuid(),
          count: z.int(),
          more: z.boolean().describe("there are more than were counted"),
        }),
      ),
    }),
  },
  "POST /saved-searches": {
    access,
    repeats: "once",
    summary: "Save a search; 409 with its `id` and `name` when the same is saved already.",
    form: "saved-searches/new-saved-search",
    body: NewSavedSearch,
    response: SavedSearch,
    errors: ["saved-searches.full", "saved-searches.already"],
  },
  "PUT /saved-searches/:searchId": {
    access,
    summary: "Rename a saved search, or have its news mailed more or less often.",
    params,
    form: "saved-searches/saved-search",
    body: SavedSearchForm,
    response: SavedSearch,
    errors: ["conflict"],
  },
  "POST /saved-searches/:searchId/look": {
    access,
    repeats: "harmless",
    summary: "Its owner looks at what it finds: from now on only later products are new.",
    params,
    response: SavedSearch,
  },
  "DELETE /saved-searches/:searchId": {
    access,
    summary: "Delete a saved search; for a while it can be restored.",
    params,
    response: z.object({}),
  },
  "POST /saved-searches/:searchId/restore": {
    access,
    repeats: "harmless",
    summary: "Bring back a saved search that was deleted a short while ago.",
    params,
    response: SavedSearch,
    errors: ["saved-searches.full", "saved-searches.already"],
  },
  "POST /saved-searches/unsubscribe": {
    access: "public",
    repeats: "harmless",
    summary: "End all digests of whom the token of a mail belongs to.",
    body: z.strictObject({ token: line(100).min(20) }),
    response: z.object({}),
  },
} satisfies Endpoints;
