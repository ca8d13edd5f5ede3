import { links } from "@neroli/contract/access/links.ts";
import type { EntryPlace } from "@neroli/contract/law/schema.ts";
import { findOwner } from "../../downloads/queries/find-owner.ts";
import { transaction } from "../../kernel/db/db.ts";
import type { QueuedJob } from "../../kernel/jobs/queued.ts";
import { type ChangedLaw, newsOf, readChangedLaw } from "../../law/queries/changed-law.ts";
import { mailNotifications } from "../../notifications/commands/mail-notifications.ts";
import { tellUsers } from "../../notifications/commands/tell-users.ts";
import { recordOnce } from "../../projects/commands/record-event.ts";
import { listAudience } from "../../projects/queries/find-news.ts";
import { listOpenProjects, type OpenProject } from "../../projects/queries/list-open-projects.ts";
import { projectSubstances, type Substances } from "../analysis/project-substances.ts";

/**
 * The people of a project hear of changed entries of the law that speak of what they formulate or
 * have collected: once of each load and project, however often this is repeated. Members of role
 * SUPPLIER hear nothing of it.
 */
export const tellProjectsOfLaw: QueuedJob<{ outbox_id: number; entries: EntryPlace[] }> = {
  name: "tell-projects-of-law",
  outsidePortals: true,

  async work({ outbox_id, entries }, signal) {
    const law = await readChangedLaw(entries);
    for await (const project of listOpenProjects()) {
      signal.throwIfAborted();
      await tellProject(project, { outbox_id, law });
    }
    await mailNotifications(outbox_id);
  },
};

async function tellProject(
  project: OpenProject,
  { outbox_id, law }: { outbox_id: number; law: ChangedLaw },
): Promise<void> {
  const { key, company_key, title } = project;
  const members = (await listAudience(key)).filter(({ role }) => role !== "SUPPLIER");
  const people = members.map(({ user_key }) => user_key);
  // Colleagues see the same of products.
  const reader = await findOwner(people[0] ?? "");
  if (!reader) return;
  const all = await projectSubstances(reader, project);
  const touched = all.filter(({ substances }) => law.find(substances).length > 0);
  if (touched.length === 0) return;
  const news = newsOf(law.find(touched.flatMap(({ substances }) => substances)));
  const place = { company: company_key, key };
  const data = { project_title: title, project_path: pathOf(place, touched), ...news };
  await transaction(async () => {
    await recordOnce(outbox_id, {
      ...{ project_key: key, kind: "law-changed", actor_key: null },
      data: { substances: (news.substances ?? []).join(", "), count: news.more_substances ?? 0 },
    });
    await tellUsers({ outbox_id, action: "LAW_CHANGED", about: key, data, to: people });
  });
}

/** To the formula where it is one alone that is touched, else to the project. */
function pathOf(place: { company: string; key: string }, touched: readonly Substances[]): string {
  const [first] = touched;
  return touched.length === 1 && first?.formula
    ? links.formula(place, first.formula)
    : links.project(place);
}
