import { type ProjectStatus, projectStatuses } from "@neroli/contract/enumerations/projects.ts";
import type { Project } from "@neroli/contract/projects/schema.ts";
import {
  projectTransitions,
  type StatusAction,
  statusActions,
} from "@neroli/contract/projects/states.ts";
import type { Tone } from "../ui/card.tsx";

export const statusTones: Record<ProjectStatus, Tone | "strong"> = {
  CREATED: "plain",
  ON_GOING: "strong",
  ON_HOLD: "warning",
  CLOSED: "good",
  CANCELED: "bad",
};

const leadsFrom = (action: StatusAction): readonly ProjectStatus[] =>
  projectTransitions.actions[action].from;

/** Where a project can be moved from its status, and by which action (decisions, projects). */
export function movesOf({ status, can }: { status: ProjectStatus; can: Project["can"] }) {
  return projectStatuses.flatMap((to) => {
    const action = statusActions.find(
      (each) => projectTransitions.actions[each].to === to && leadsFrom(each).includes(status),
    );
    return action && to !== status ? [{ to, action, reason: can[action].reason }] : [];
  });
}
