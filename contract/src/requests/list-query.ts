import { z } from "zod";
import { listQuery } from "../kernel/list.ts";
import { Day, Key, line, text } from "../kernel/values.ts";
import { requestFolders } from "./folders.ts";
import { requestStatuses, requestTypes, sides } from "./states.ts";

/** What lists of requests are narrowed by, beside their text. */
const filters = {
  folder__eq: z.enum(requestFolders).optional(),
  type__eq: z.enum(requestTypes).optional(),
  status__eq: z
    .enum(requestStatuses)
    .optional()
    .describe("as displayed: OPEN and REQUESTED both find either"),
  product__eq: Key.optional(),
  side__eq: z.enum(sides).exclude(["SUPPORT"]).optional(),
  counterparty__eq: Key.optional().describe("the company on the other side"),
  assignee__eq: Key.optional().describe("who sees to it on the reader's side; or nobody"),
  needed_by__from: Day.optional(),
  needed_by__to: Day.optional(),
};

const options = {
  filters: { text: ["icontains"] },
  sort: ["created_at", "updated_at", "needed_by"],
  size: 20,
  extra: filters,
} as const;

export const RequestListQuery = listQuery(options);

/** The same of a whole list, without its pages. */
export const RequestExportQuery = RequestListQuery.omit({ page: true, size: true });

/** What a saved view keeps: the address of the list, without its page. */
const KeptQuery = z.strictObject({
  ...filters,
  text__icontains: text(400).optional(),
  sort: text(40).optional(),
});

export const NewRequestView = z.strictObject({ name: line(80), query: KeptQuery });
export type NewRequestView = z.output<typeof NewRequestView>;

export const RequestView = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
});
export type RequestView = z.infer<typeof RequestView>;
