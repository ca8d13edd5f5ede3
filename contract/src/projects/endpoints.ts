import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Download } from "../downloads/schema.ts";
import { projectCategories, projectStatuses } from "../enumerations/projects.ts";
import { listQuery, pageOf, QueryOperator } from "../kernel/list.ts";
import { Email, Key, QueryFlag, queryList } from "../kernel/values.ts";
import { CompanyReference } from "../products/schema.ts";
import { projectEntryEndpoints } from "./entry-endpoints.ts";
import { requirementEndpoints } from "./requirement-endpoints.ts";
import {
  NewComment,
  NewProject,
  Project,
  ProjectComment,
  ProjectContact,
  ProjectEvent,
  ProjectForm,
  ProjectStats,
  ProjectSummary,
} from "./schema.ts";
import { projectRefusalCodes, statusActions } from "./states.ts";

const company = z.object({ companyKey: Key });
const params = company.extend({ projectKey: Key });
const member = params.extend({ userKey: Key });
const file = params.extend({ id: z.uuid() });

/** Why a file is not taken. */
const uploadRefusals = [
  "documents.type-not-accepted",
  "documents.macros",
  "documents.empty",
  "documents.picture-type",
  "documents.picture-bytes",
  "documents.infected",
  "documents.scanner-unavailable",
  "documents.store-unavailable",
  "request.too-large",
  "uploads.line-full",
  "uploads.too-heavy",
  "uploads.storage-full",
] as const;

/** A buyer company's projects. Of another company's one reads what is shared with one as a member. */
export const projectEndpoints = {
  "GET /companies/:companyKey/projects": {
    access: "project-space",
    summary: "The projects of a company that the reader may see.",
    params: company,
    query: listQuery({
      filters: { title: ["icontains"], subtitle: ["icontains"] },
      sort: ["updated_at", "title", "dueDate", "number", "created_at"],
      size: 100,
      extra: {
        operator: QueryOperator,
        status__in: queryList(z.enum(projectStatuses)).optional(),
        category__eq: z.enum(projectCategories).optional(),
        mine: QueryFlag.optional().describe("those that the reader is a member of"),
      },
    }),
    response: pageOf(ProjectSummary),
  },
  "GET /projects/shared": {
    access: "shared-projects",
    summary: "The projects of other companies that are shared with the reader.",
    response: z.object({ content: z.array(Project) }),
  },
  "GET /companies/:companyKey/projects/available": {
    access: "project-space",
    summary:
      "The projects that the reader may add a product to, and whether it is in them already.",
    params: company,
    query: z.strictObject({
      product: Key.optional(),
      company: Key.optional().describe("of the product"),
      segment: z.string().max(40).optional().describe("of the product"),
    }),
    response: z.object({
      content: z.array(
        z.object({
          key: Key,
          company: CompanyReference,
          title: z.string(),
          holds: z.boolean().describe("the product is in it"),
        }),
      ),
    }),
  },
  "POST /companies/:companyKey/projects": {
    access: "project-space",
    repeats: "once",
    summary: "Begin a project; who begins it is its manager.",
    params: company,
    form: "projects/new-project",
    body: NewProject,
    response: Project,
    errors: ["projects.full"],
  },
  "GET /companies/:companyKey/projects/:projectKey": {
    access: "shared-projects",
    summary: "A project; what of it is not shared with a member of role SUPPLIER is left out.",
    params,
    response: Project,
  },
  "PUT /companies/:companyKey/projects/:projectKey": {
    access: "project-space",
    summary: "Change what is written of a project.",
    params,
    form: "projects/project",
    body: ProjectForm,
    response: Project,
    errors: ["conflict", ...projectRefusalCodes("edit")],
  },
  "POST /companies/:companyKey/projects/:projectKey/status/:action": {
    access: "project-space",
    repeats: "harmless",
    summary: "Start, hold, resume, close, cancel or reopen a project; its managers do.",
    params: params.extend({ action: z.enum(statusActions) }),
    response: Project,
    errors: [...new Set(statusActions.flatMap(projectRefusalCodes))],
  },
  "POST /companies/:companyKey/projects/:projectKey/member/:userKey": {
    access: "project-space",
    repeats: "harmless",
    summary: "Make a colleague a member of a project.",
    params: member,
    response: Project,
    errors: [
      ...projectRefusalCodes("administer"),
      "projects.no-colleague",
      "projects.members-full",
    ],
  },
  "POST /companies/:companyKey/projects/:projectKey/member/:userKey/:action": {
    access: "project-space",
    repeats: "harmless",
    summary: "Make a member a manager (promote), or a manager a member (demote).",
    params: member.extend({ action: z.enum(["promote", "demote"]) }),
    response: Project,
    errors: [
      ...projectRefusalCodes("administer"),
      "projects.last-manager",
      "projects.no-colleague",
    ],
  },
  "DELETE /companies/:companyKey/projects/:projectKey/member/:userKey": {
    access: "shared-projects",
    summary: "Remove a member; everybody may leave.",
    params: member,
    response: z.object({}),
    errors: [...projectRefusalCodes("administer"), "projects.last-manager"],
  },
  "POST /companies/:companyKey/projects/:projectKey/suppliers": {
    access: "project-space",
    repeats: "harmless",
    summary: "Share a project with somebody of a supplier, by e-mail address.",
    limit: { name: "project-suppliers", calls: 30, minutes: 60 },
    params,
    form: "projects/supplier",
    body: z.strictObject({ email: Email }),
    response: Project,
    errors: [...projectRefusalCodes("administer"), "projects.no-supplier", "projects.members-full"],
  },
  "POST /companies/:companyKey/projects/:projectKey/contacts": {
    access: "project-space",
    repeats: "harmless",
    summary: "The contacts of a project, in their order.",
    params,
    form: "projects/contacts",
    body: z.strictObject({ contacts: z.array(ProjectContact).max(50) }),
    response: Project,
    errors: projectRefusalCodes("edit"),
  },
  "POST /companies/:companyKey/projects/:projectKey/image": {
    access: "project-space",
    repeats: "harmless",
    summary: "The picture of a project, in place of the one before.",
    params,
    upload: z.strictObject({}),
    response: Project,
    errors: [...projectRefusalCodes("edit"), ...uploadRefusals],
  },
  "GET /companies/:companyKey/projects/:projectKey/image/:id": {
    access: "project-space",
    summary: "The picture of a project, for who reads all of it.",
    params: file,
    response: z.unknown(),
    answers: "file",
    errors: ["documents.store-unavailable", "documents.file-missing"],
  },
  "DELETE /companies/:companyKey/projects/:projectKey/image": {
    access: "project-space",
    summary: "Take the picture away.",
    params,
    response: Project,
    errors: projectRefusalCodes("edit"),
  },
  "POST /companies/:companyKey/projects/:projectKey/files": {
    access: "project-space",
    repeats: "once",
    summary: "Put a file into a project.",
    params,
    upload: z.strictObject({}),
    response: Project,
    errors: [...projectRefusalCodes("edit"), ...uploadRefusals, "projects.files-full"],
  },
  "GET /companies/:companyKey/projects/:projectKey/files/:id/download": {
    access: "project-space",
    summary: "A file of a project.",
    params: file,
    response: z.unknown(),
    answers: "file",
    errors: ["documents.store-unavailable", "documents.file-missing"],
  },
  "DELETE /companies/:companyKey/projects/:projectKey/files/:id": {
    access: "project-space",
    summary: "Remove a file.",
    params: file,
    response: Project,
    errors: projectRefusalCodes("edit"),
  },
  "GET /companies/:companyKey/projects/:projectKey/stats": {
    access: "project-space",
    summary: "Counts over what is in a project.",
    params,
    response: ProjectStats,
  },
  "GET /companies/:companyKey/projects/:projectKey/comments": {
    access: "shared-projects",
    summary: "The comments that the reader may read, the oldest first.",
    params,
    query: listQuery({ filters: {}, sort: ["created_at"], size: 100, extra: {} }),
    response: pageOf(ProjectComment),
  },
  "POST /companies/:companyKey/projects/:projectKey/comments": {
    access: "shared-projects",
    repeats: "once",
    summary: "Comment; what somebody of a supplier writes is shared.",
    params,
    form: "projects/new-comment",
    body: NewComment,
    response: ProjectComment,
    errors: projectRefusalCodes("comment"),
  },
  "DELETE /companies/:companyKey/projects/:projectKey/comments/:id": {
    access: "shared-projects",
    summary: "Take back a comment of one's own.",
    params: file,
    response: z.object({}),
    errors: projectRefusalCodes("comment"),
  },
  "GET /companies/:companyKey/projects/:projectKey/activity": {
    access: "project-space",
    summary: "What happened in a project, the newest first.",
    params,
    query: listQuery({ filters: {}, sort: ["created_at"], size: 50, extra: {} }),
    response: pageOf(ProjectEvent),
  },
  "POST /companies/:companyKey/projects/:projectKey/export": {
    access: "project-space",
    repeats: "once",
    summary: "Make a zip of a project: workbook, documents, comments.",
    params,
    response: Download,
    errors: ["downloads.too-large", "downloads.too-many"],
  },
  ...projectEntryEndpoints,
  ...requirementEndpoints,
} satisfies Endpoints;
