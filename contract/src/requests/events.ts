import type { Side } from "./states.ts";

/** What one event tells beside who did it: texts and numbers that its sentence names. */
type EventRow = {
  /** Both sides, or that of who did it alone; support reads what both do. */
  seen_by: "both" | "own side";
  /** The names of its data; its sentence is `requests.event.<kind>` with these and `actor`. */
  data: readonly string[];
  /** Done by the supplier, it answers what was asked: the first of them is the first answer. */
  answers?: true;
};

/** Everything that happens to a request: the lines of its timeline. */
export const requestEvents = {
  sent: { seen_by: "both", data: [] },
  opened: { seen_by: "both", data: [] },
  message: { seen_by: "both", data: [], answers: true },
  closed: { seen_by: "both", data: [] },
  canceled: { seen_by: "both", data: [] },
  rejected: { seen_by: "both", data: ["reason"], answers: true },
  reopened: { seen_by: "both", data: [] },
  noted: { seen_by: "own side", data: [] },
  assigned: { seen_by: "own side", data: ["assignee"] },
  unassigned: { seen_by: "own side", data: [] },
  "sample-approved": { seen_by: "both", data: [], answers: true },
  "sample-declined": { seen_by: "both", data: ["reason"], answers: true },
  "sample-withdrawn": { seen_by: "both", data: [] },
  "sample-shipped": { seen_by: "both", data: ["carrier"], answers: true },
  "sample-corrected": { seen_by: "both", data: ["carrier"] },
  "sample-delivered": { seen_by: "both", data: [] },
  "sample-evaluated": { seen_by: "both", data: ["score"] },
  /** The same, kept to one's own side. */
  "sample-judged": { seen_by: "own side", data: ["score"] },
  "documents-granted": { seen_by: "both", data: ["documents", "until"], answers: true },
  "documents-withdrawn": { seen_by: "both", data: ["documents"] },
  "quote-sent": { seen_by: "both", data: ["version"], answers: true },
  "quote-updated": { seen_by: "both", data: ["version"] },
  "quote-extended": { seen_by: "both", data: ["valid_until"] },
  "quote-canceled": { seen_by: "both", data: ["reason"] },
  "quote-accepted": { seen_by: "both", data: ["version"] },
  "quote-rejected": { seen_by: "both", data: ["reason"] },
  "quote-revision": { seen_by: "both", data: ["version", "comment"] },
  "quote-withdrawn": { seen_by: "both", data: ["reason"] },
  "quote-expired": { seen_by: "both", data: ["version"] },
} as const satisfies Record<string, EventRow>;
export type RequestEventKind = keyof typeof requestEvents;

export const requestEventKinds = Object.keys(requestEvents) as RequestEventKind[];

export type RequestEventData<Kind extends RequestEventKind> = Record<
  (typeof requestEvents)[Kind]["data"][number],
  string | number
>;

/** The kinds that somebody on the other side reads, too. */
export const sharedEventKinds = requestEventKinds.filter(
  (kind) => (requestEvents[kind] as EventRow).seen_by === "both",
);

/** What of the supplier's side is an answer. */
export const answeringKinds = requestEventKinds.filter(
  (kind) => (requestEvents[kind] as EventRow).answers,
);

/** Whose turn it is: the side that the other one waits for. */
export const turns = ["BUYER", "SUPPLIER"] as const satisfies readonly Side[];
export type Turn = (typeof turns)[number];

/** The other side of who acted; support's word changes nobody's turn (undefined). */
export const turnAfter = (side: Side): Turn | undefined =>
  (({ BUYER: "SUPPLIER", SUPPLIER: "BUYER", SUPPORT: undefined }) as const)[side];
