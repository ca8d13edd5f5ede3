import {
  codesOf,
  type Facts,
  refusalOf,
  refusalsOf,
  type TransitionTable,
} from "../kernel/transitions.ts";

/** The way of a meeting at an exhibition, from the question to the appointment. */
export const meetingStatuses = ["ASKED", "AGREED", "DECLINED", "WITHDRAWN", "CANCELED"] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** Those that take the time of both sides. */
export const takingStatuses = ["ASKED", "AGREED"] as const satisfies readonly MeetingStatus[];

/** Where somebody stands in a meeting: who asked for it, and the people of the exhibitor. */
export const meetingSides = ["VISITOR", "EXHIBITOR"] as const;
export type MeetingSide = (typeof meetingSides)[number];

export const meetingActions = ["agree", "decline", "withdraw", "cancel"] as const;
export type MeetingAction = (typeof meetingActions)[number];

export interface MeetingFacts extends Facts<MeetingStatus, MeetingSide> {
  starts_at: Date;
}

type MeetingGuard = "isAhead";

const ofExhibitor = {
  sides: ["EXHIBITOR"],
  refusals: { side: "meetings.exhibitors-to-do", state: "meetings.not-now" },
} as const;

/** The actions on a meeting. Whoever has begun one can neither agree to it nor cancel it any more. */
export const meetingTransitions = {
  guards: {
    isAhead: {
      holds: ({ now, starts_at }) => now < starts_at,
      refusal: "meetings.past",
    },
  },
  actions: {
    agree: { ...ofExhibitor, from: ["ASKED"], to: "AGREED", guards: ["isAhead"] },
    decline: { ...ofExhibitor, from: ["ASKED"], to: "DECLINED" },
    withdraw: {
      sides: ["VISITOR"],
      refusals: { side: "meetings.visitors-to-do", state: "meetings.not-now" },
      from: ["ASKED"],
      to: "WITHDRAWN",
    },
    cancel: {
      sides: ["VISITOR", "EXHIBITOR"],
      refusals: { side: "access.forbidden", state: "meetings.not-now" },
      from: ["AGREED"],
      to: "CANCELED",
      guards: ["isAhead"],
    },
  },
} as const satisfies TransitionTable<MeetingAction, MeetingFacts, MeetingGuard>;

const table: TransitionTable<MeetingAction, MeetingFacts, MeetingGuard> = meetingTransitions;

/** Why this cannot be done to the meeting; null when it can. */
export const meetingRefusal = (action: MeetingAction, facts: MeetingFacts) =>
  refusalOf(table, { action, facts });

/** `meetingRefusal` for every action. */
export const meetingRefusals = (facts: MeetingFacts) => refusalsOf(table, facts);

/** The codes by which an action on a meeting can be refused. */
export const meetingRefusalCodes = (action: MeetingAction) => codesOf(table, action);
