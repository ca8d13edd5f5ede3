import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { synonymRelations } from "../enumerations/synonyms.ts";
import { languages } from "../kernel/language.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { NewSynonym, Synonym, SynonymForm, SynonymLoad, SynonymText } from "./schema.ts";

const params = z.object({ synonymId: z.uuid() });

export const synonymEndpoints = {
  "GET /synonyms": {
    access: "support",
    summary:
      "Groups of names that have to do with each other; `names__icontains` looks at all of them.",
    query: listQuery({
      filters: { names: ["icontains"] },
      sort: ["name", "updated_at"],
      size: 50,
      extra: {
        relation__eq: z.enum(synonymRelations).optional(),
        language__eq: z.enum(languages).optional().describe("with a name of this language"),
      },
    }),
    response: pageOf(Synonym),
  },
  "POST /synonyms": {
    access: "support",
    repeats: "once",
    summary:
      "Say what names have to do with each other: products are found by more than their own.",
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
  "GET /synonyms/export": {
    access: "support",
    summary: "All groups as lines of text, which can be changed and loaded again.",
    response: z.unknown(),
    answers: "file",
  },
  "POST /synonyms/check": {
    access: "support",
    repeats: "harmless",
    summary: "What lines of groups would change, and each line that is wrong. Nothing is kept.",
    body: SynonymText,
    response: SynonymLoad,
  },
  "POST /synonyms/load": {
    access: "support",
    repeats: "harmless",
    summary:
      "Load such lines: all of them, or none where one is wrong. A group with the same relation " +
      "and first name is replaced; others stay as they are.",
    body: SynonymText,
    response: SynonymLoad,
    errors: ["synonyms.faulty"],
    audit: "synonym.created",
  },
} satisfies Endpoints;
