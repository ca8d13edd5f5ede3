import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Project, ProjectStats, ProjectSummary } from "@neroli/contract/projects/schema.ts";
import { projectRefusals } from "@neroli/contract/projects/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { presentAllowances } from "../../kernel/allowances.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import { now } from "../../kernel/clock.ts";
import { sideOf } from "../policy.ts";
import { listFiles, listMembers, type ProjectRow, readStats } from "../queries/select-projects.ts";

export interface Reader {
  actor: SignedInActor;
  language: Language;
}

/** Its picture is for those alone who read the project: pages ask for it with their token. */
const pictureOf = ({ key, company_key, image }: ProjectRow) =>
  image && `/api/companies/${company_key}/projects/${key}/image/${image}`;

const shared = ({ actor, language }: Reader, row: ProjectRow) => {
  const side = sideOf(actor, row);
  return {
    key: row.key,
    company: {
      key: row.company_key,
      name: row.company_name,
      verified: row.company_verified,
      logo: row.company_logo && imageAddress(row.company_logo),
    },
    title: row.title,
    description: row.description,
    start_date: row.start_date,
    dueDate: row.due_date,
    side,
    can: presentAllowances(projectRefusals({ state: row.status, side, now: now() }), language),
  };
};

export const presentProjectSummary = (reader: Reader, row: ProjectRow): ProjectSummary => ({
  ...shared(reader, row),
  number: row.number,
  subtitle: row.subtitle,
  category: row.category,
  status: row.status,
  visibility: row.visibility,
  tags: row.tags,
  manager: row.manager,
  members: row.members,
  products: row.products,
  image: pictureOf(row),
  updated_at: row.updated_at.toISOString(),
});

/** A project; a member of role SUPPLIER gets what is shared alone (decisions, projects). */
export async function presentProject(reader: Reader, row: ProjectRow): Promise<Project> {
  const common = shared(reader, row);
  return { ...common, own: common.side === "SUPPLIER" ? null : await ownPart(row) };
}

async function ownPart(row: ProjectRow): Promise<NonNullable<Project["own"]>> {
  const [members, files, stats]: [
    Awaited<ReturnType<typeof listMembers>>,
    Awaited<ReturnType<typeof listFiles>>,
    ProjectStats,
  ] = await Promise.all([listMembers(row.key), listFiles(row.key), readStats(row.key)]);
  return {
    number: row.number,
    subtitle: row.subtitle,
    category: row.category,
    markets: row.markets,
    market_trends: row.market_trends,
    tags: row.tags,
    remarks: row.remarks,
    status: row.status,
    visibility: row.visibility,
    cosmetic: row.cosmetic,
    manager: row.manager,
    members: members.map((member) => ({
      user: { key: member.key, firstname: member.firstname, lastname: member.lastname },
      role: member.role,
      company:
        member.role === "SUPPLIER"
          ? {
              key: member.company_key,
              name: member.company_name,
              verified: member.company_verified,
              logo: member.company_logo && imageAddress(member.company_logo),
            }
          : null,
      since: member.added_at.toISOString(),
    })),
    contacts: row.contacts,
    files: files.map(({ firstname, lastname, created_at, ...file }) => ({
      ...file,
      added_by: `${firstname} ${lastname}`,
      created_at: created_at.toISOString(),
    })),
    image: pictureOf(row),
    stats,
    form_template: row.form_template,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
