import type { MemberRole, ProjectStatus, ReviewStatus } from "../enumerations/projects.ts";
import { projectStatuses } from "../enumerations/projects.ts";
import {
  codesOf,
  type Facts,
  refusalOf,
  refusalsOf,
  type TransitionTable,
} from "../kernel/transitions.ts";

/** Where a reader stands in a project: as a member, as a colleague of its company, or for support. */
export const projectSides = ["MANAGER", "MEMBER", "SUPPLIER", "COLLEAGUE", "SUPPORT"] as const;
export type ProjectSide = (typeof projectSides)[number] & (MemberRole | "COLLEAGUE" | "SUPPORT");

/** The actions that change a project's status. */
export const statusActions = ["start", "hold", "resume", "close", "cancel", "reopen"] as const;
export type StatusAction = (typeof statusActions)[number];

export const projectActions = [
  ...statusActions,
  "edit",
  "administer",
  "collect",
  "review",
  "formulate",
  "comment",
  "ask",
  "leave",
] as const;
export type ProjectAction = (typeof projectActions)[number];

export type ProjectFacts = Facts<ProjectStatus, ProjectSide>;

const live = ["CREATED", "ON_GOING", "ON_HOLD"] as const;
const ended = ["CLOSED", "CANCELED"] as const;

const managers = {
  sides: ["MANAGER", "SUPPORT"],
  refusals: { side: "projects.managers-only", state: "projects.not-from-here" },
} as const;
/** What members do while the project is not over. */
const work = {
  from: live,
  to: null,
  sides: ["MANAGER", "MEMBER"],
  refusals: { side: "projects.members-only", state: "projects.ended" },
} as const;

/** What is done in a project (decisions, projects): its managers alone change status and members. */
export const projectTransitions = {
  guards: {},
  actions: {
    start: { ...managers, from: ["CREATED"], to: "ON_GOING" },
    hold: { ...managers, from: ["ON_GOING"], to: "ON_HOLD" },
    resume: { ...managers, from: ["ON_HOLD"], to: "ON_GOING" },
    close: { ...managers, from: live, to: "CLOSED" },
    cancel: { ...managers, from: live, to: "CANCELED" },
    reopen: { ...managers, from: ended, to: "ON_GOING" },
    edit: work,
    administer: { ...managers, from: projectStatuses, to: null },
    collect: work,
    review: work,
    formulate: work,
    comment: { ...work, sides: ["MANAGER", "MEMBER", "SUPPLIER"] },
    ask: work,
    leave: { ...work, from: projectStatuses, sides: ["MANAGER", "MEMBER", "SUPPLIER"] },
  },
} as const satisfies TransitionTable<ProjectAction, ProjectFacts>;

const table: TransitionTable<ProjectAction, ProjectFacts> = projectTransitions;

/** Why this cannot be done in the project; null when it can. */
export const projectRefusal = (action: ProjectAction, facts: ProjectFacts) =>
  refusalOf(table, { action, facts });

/** `projectRefusal` for every action. */
export const projectRefusals = (facts: ProjectFacts) => refusalsOf(table, facts);

/** The codes by which an action in a project can be refused. */
export const projectRefusalCodes = (action: ProjectAction) => codesOf(table, action);

export const entryActions = ["accept", "reject", "edit", "remove"] as const;
export type EntryAction = (typeof entryActions)[number];

/** The facts that decide about a product in a project: its review, and the project around it. */
export interface EntryFacts extends Facts<ReviewStatus, ProjectSide> {
  project: ProjectStatus;
}

type EntryGuard = "projectIsLive" | "managersTurnItRound";

const isLive = (status: ProjectStatus) => (live as readonly ProjectStatus[]).includes(status);
const ofMembers = {
  sides: ["MANAGER", "MEMBER"],
  refusals: { side: "projects.members-only", state: "projects.reviewed-so" },
} as const;

/** What is done to a product in a project; a rejected one cannot be edited (spec 4). */
export const entryTransitions = {
  guards: {
    projectIsLive: { holds: ({ project }) => isLive(project), refusal: "projects.ended" },
    managersTurnItRound: {
      holds: ({ state, side }) => state === "TO_BE_REVIEWED" || side === "MANAGER",
      refusal: "projects.managers-turn-round",
    },
  },
  actions: {
    accept: {
      ...ofMembers,
      from: ["TO_BE_REVIEWED", "REJECTED"],
      to: "ACCEPTED",
      guards: ["projectIsLive", "managersTurnItRound"],
    },
    reject: {
      ...ofMembers,
      from: ["TO_BE_REVIEWED", "ACCEPTED"],
      to: "REJECTED",
      guards: ["projectIsLive", "managersTurnItRound"],
    },
    edit: {
      ...ofMembers,
      from: ["TO_BE_REVIEWED", "ACCEPTED"],
      to: null,
      refusals: { side: "projects.members-only", state: "projects.rejected" },
      guards: ["projectIsLive"],
    },
    remove: {
      ...ofMembers,
      from: ["TO_BE_REVIEWED", "ACCEPTED", "REJECTED"],
      to: null,
      guards: ["projectIsLive", "managersTurnItRound"],
    },
  },
} as const satisfies TransitionTable<EntryAction, EntryFacts, EntryGuard>;

const entries: TransitionTable<EntryAction, EntryFacts, EntryGuard> = entryTransitions;

/** Why this cannot be done to the product in the project; null when it can. */
export const entryRefusal = (action: EntryAction, facts: EntryFacts) =>
  refusalOf(entries, { action, facts });

/** `entryRefusal` for every action. */
export const entryRefusals = (facts: EntryFacts) => refusalsOf(entries, facts);

/** The codes by which an action on a product in a project can be refused. */
export const entryRefusalCodes = (action: EntryAction) => codesOf(entries, action);
