import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { languages } from "../kernel/language.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { NewSynonym, Synonym, SynonymForm } from "./schema.ts";

const params = z.object({ synonymId: z.uuid() });

export const synonymEndpoints = {
  "GET /synonyms": {
    access: "support",
    summary: "Groups of names that mean the same; `names__icontains` looks at all of them.",
    query: listQuery({
      filters: { names: ["icontains"] },
      sort: ["name", "updated_at"],
      size: 50,
      extra: {
        language__eq: z.enum(languages).optional().describe("with a name of this language"),
      },
    }),
    response: pageOf(Synonym),
  },
  "POST /synonyms": {
    access: "support",
    repeats: "once",
    summary: "Say that names mean the same: products that carry one are found by the others.",
    form: "synonyms/new-synonym",
    body: NewSynonym,
    response: Synonym,
    errors: ["synonyms.too-few"],
    audit: "synonym.created",
  },
  "PUT /synonyms/:synonymId": {
    access: "support",
    summary: "Change a group; products that carry one of its names are found anew.",
    params,
    form: "synonyms/synonym",
    body: SynonymForm,
    response: Synonym,
    errors: ["conflict", "synonyms.too-few"],
    audit: "synonym.saved",
  },
  "DELETE /synonyms/:synonymId": {
    access: "support",
    summary: "Remove a group: products are found by their own names again.",
    params,
    response: z.object({}),
    audit: "synonym.removed",
  },
} satisfies Endpoints;
