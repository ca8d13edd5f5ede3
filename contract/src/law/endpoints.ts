import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { annexes } from "../enumerations/law.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { text } from "../kernel/values.ts";
import { AnnexFile, AnnexState, LawEntry } from "./schema.ts";

const errors = [
  "law.unreadable",
  "law.annex-unclear",
  "law.other-annex",
  "request.too-large",
] as const;
const upload = z.strictObject({
  annex: z.enum(annexes).optional().describe("may be left out where the file tells it"),
});

/** The annexes of the cosmetics law: everybody in the project space reads them, support loads them. */
export const lawEndpoints = {
  "GET /law": {
    access: "project-space",
    summary: "What is known of each annex, and as of when.",
    response: z.object({ content: z.array(AnnexState) }),
  },
  "GET /law/entries": {
    access: "project-space",
    summary: "Entries of the annexes by name, INCI, CAS, EC or number, such as 29 or V/29.",
    query: listQuery({
      filters: {},
      sort: ["annex", "dated"],
      size: 25,
      extra: {
        annex__eq: z.enum(annexes).optional(),
        words: text(200).optional().describe("of names, or a CAS, EC or entry number"),
      },
    }),
    response: pageOf(LawEntry),
  },
  "POST /law/check": {
    access: "support",
    repeats: "harmless",
    summary: "What a file of an annex would change, and each row that is wrong. Nothing is kept.",
    upload,
    response: AnnexFile,
    errors,
  },
  "POST /law": {
    access: "support",
    repeats: "harmless",
    summary: "Load a file of an annex; rows that are wrong are left out and told.",
    upload,
    response: AnnexFile,
    errors,
    audit: "law.loaded",
  },
} satisfies Endpoints;
