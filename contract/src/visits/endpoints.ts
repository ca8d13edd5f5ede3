import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { offerings } from "../enumerations/products.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Key } from "../kernel/values.ts";
import {
  Exhibition,
  Exhibitor,
  KeptVisit,
  Visit,
  VisitNoteForm,
  VisitOrder,
  Visits,
} from "./schema.ts";

const params = z.object({ event: Key });
const visitParams = z.object({ event: Key, companyKey: Key });
const access = "signed-in";

/** What anybody reads of an exhibition, and what one plans for oneself: nobody else's is ever read. */
export const visitEndpoints = {
  "GET /public/events/:event": {
    access: "public",
    summary: "An exhibition: when and where it is, and its halls.",
    params,
    response: Exhibition,
  },
  "GET /public/events/:event/exhibitors": {
    access: "public",
    summary:
      "Who shows what at an exhibition, by hall and stand as people count (A2 before A10); " +
      "`words` are looked for in name, hall and stand.",
    params,
    query: listQuery({
      filters: { words: ["icontains"], hall: ["eq"] },
      sort: ["stand", "name"],
      size: 100,
      extra: { offering__eq: z.enum(offerings).optional() },
    }),
    response: pageOf(Exhibitor),
  },
  "GET /events/:event/visits": {
    access,
    summary: "The exhibitors that the reader keeps, in the order of the reader's way.",
    params,
    response: Visits,
  },
  "PUT /events/:event/visits/order": {
    access,
    summary: "The order of the way; those left out follow as they were.",
    params,
    body: VisitOrder,
    response: Visits,
  },
  "PUT /events/:event/visits/:companyKey": {
    access,
    summary: "Keep an exhibitor; one that is kept already stays as it is.",
    params: visitParams,
    body: KeptVisit,
    response: Visit,
    errors: ["visits.full"],
  },
  "DELETE /events/:event/visits/:companyKey": {
    access,
    summary: "Keep an exhibitor no longer; answers what was kept, to bring it back.",
    params: visitParams,
    response: z.object({ removed: KeptVisit.nullable() }),
  },
  "PUT /events/:event/visits/:companyKey/note": {
    access,
    summary: "Write the note on an exhibitor that is kept.",
    params: visitParams,
    form: "visits/note",
    body: VisitNoteForm,
    response: Visit,
    errors: ["conflict"],
  },
  "PUT /events/:event/visits/:companyKey/visited": {
    access,
    summary: "Say whether one has been there.",
    params: visitParams,
    body: z.strictObject({ visited: z.boolean() }),
    response: Visit,
  },
} satisfies Endpoints;
