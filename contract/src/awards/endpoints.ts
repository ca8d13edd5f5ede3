import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { awardRecipients } from "../enumerations/awards.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Key, text } from "../kernel/values.ts";
import { Award, AwardForm, GivenAward, NewAward, Nominations } from "./schema.ts";

const params = z.object({ awardId: z.uuid() });
const recipient = z.object({
  awardId: z.uuid(),
  recipientKey: Key.describe("of a product or a company, as the award is for"),
});

export const awardEndpoints = {
  "GET /awards": {
    access: "support",
    summary: "The awards that there are.",
    query: listQuery({
      filters: { name: ["icontains"] },
      sort: ["name", "to", "updated_at"],
      extra: { recipients__eq: z.enum(awardRecipients).optional() },
    }),
    response: pageOf(Award),
  },
  "POST /awards": {
    access: "support",
    repeats: "once",
    summary: "Define an award: what it is for, by which figures of which days, and for whom.",
    form: "awards/new-award",
    body: NewAward,
    response: Award,
    audit: "award.created",
  },
  "PUT /awards/:awardId": {
    access: "support",
    summary: "Change an award; once somebody has it, only its name.",
    params,
    form: "awards/award",
    body: AwardForm,
    response: Award,
    errors: ["conflict", "awards.given"],
    audit: "award.saved",
  },
  "DELETE /awards/:awardId": {
    access: "support",
    summary: "Remove an award: who had it shows it no longer.",
    params,
    response: z.object({}),
    audit: "award.removed",
  },
  "GET /awards/:awardId/nominations": {
    access: "support",
    summary:
      "Who has an award, and who may be given it: by figures, or whose name has these words.",
    params,
    query: z.strictObject({ name__icontains: text(120).optional() }),
    response: Nominations,
  },
  "PUT /awards/:awardId/recipients/:recipientKey": {
    access: "support",
    summary: "Give an award to a product or company, which shows it from now on.",
    params: recipient,
    response: z.object({}),
    audit: "award.given",
  },
  "DELETE /awards/:awardId/recipients/:recipientKey": {
    access: "support",
    summary: "Take an award back.",
    params: recipient,
    response: z.object({}),
    audit: "award.taken",
  },
  "GET /products/:productKey/awards": {
    access: "public",
    summary: "The awards of a product, the latest first.",
    params: z.object({ productKey: Key }),
    response: z.object({ content: z.array(GivenAward) }),
  },
  "GET /companies/:companyKey/awards": {
    access: "public",
    summary: "The awards of a company, the latest first.",
    params: z.object({ companyKey: Key }),
    response: z.object({ content: z.array(GivenAward) }),
  },
} satisfies Endpoints;
