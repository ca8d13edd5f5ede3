import { projectEndpoints } from "@neroli/contract/projects/endpoints.ts";
import { findShown } from "../catalogue/queries/find-by-keys.ts";
import { giveAddress } from "../downloads/commands/give-address.ts";
import { startDocuments } from "../downloads/commands/start-documents.ts";
import { readDownload } from "../downloads/present/read-download.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { openAsset } from "../kernel/assets/assets.ts";
import { found } from "../kernel/errors.ts";
import { type FileAnswer, routes } from "../kernel/http/routes.ts";
import { askForMissing } from "./commands/ask-for-missing.ts";
import { askSuppliers } from "./commands/ask-suppliers.ts";
import { removeEntry, reviewEntry, writeEntryNote } from "./commands/change-entry.ts";
import { addFile, removeFile, removeImage, setImage } from "./commands/change-files.ts";
import { addMember, addSupplier, changeRole, removeMember } from "./commands/change-members.ts";
import { changeStatus } from "./commands/change-status.ts";
import { collectProducts } from "./commands/collect-products.ts";
import { createProject } from "./commands/create-project.ts";
import { saveContacts, saveProject } from "./commands/save-project.ts";
import { saveRequirements } from "./commands/save-requirements.ts";
import { startExport } from "./commands/start-export.ts";
import { removeComment, writeComment } from "./commands/write-comment.ts";
import { readCoverage } from "./coverage/read-coverage.ts";
import { type ProjectPlace, sideOf } from "./policy.ts";
import { presentComment, presentEvent } from "./present/present-comment.ts";
import { presentEntries } from "./present/present-entry.ts";
import { presentProject, presentProjectSummary, type Reader } from "./present/present-project.ts";
import { type FileKind, getFile } from "./queries/get-file.ts";
import { getComment, listActivity, listComments } from "./queries/list-comments.ts";
import { chosenDocuments, listDocuments } from "./queries/list-documents.ts";
import { getEntry, listEntries, listSuppliers } from "./queries/list-entries.ts";
import {
  getOwnProject,
  getProject,
  listAvailable,
  listProjects,
  listShared,
  readStats,
} from "./queries/select-projects.ts";

type Named = Reader & { params: ProjectPlace };

/** The project as it is now for who asks. */
const project = async (call: Named) =>
  presentProject(call, await getProject(call.actor, call.params));

/** A project whose entries are read, and where the reader stands in it. */
async function within(actor: SignedInActor, place: ProjectPlace) {
  const { key, company_key, status, role } = await getProject(actor, place);
  return { key, company_key, status, side: sideOf(actor, { role }) };
}

async function entry(call: Named, which: { id: string } | { product_key: string }) {
  const read = await within(call.actor, call.params);
  const row = await getEntry(call.actor, read, which);
  return found(presentEntries(call, read, [row])[0]);
}

async function sendFile(
  actor: SignedInActor,
  which: { place: ProjectPlace; id: string; kind: FileKind },
): Promise<FileAnswer> {
  const { name, size, media_type, storage_key } = await getFile(actor, which);
  const inline = which.kind === "IMAGE";
  return { stream: await openAsset(storage_key), media_type, size, name, inline };
}

export const projectRoutes = routes(projectEndpoints, {
  "GET /companies/:companyKey/projects": async (call) => {
    const page = await listProjects(call.actor, call.params.companyKey, call.query);
    return { ...page, content: page.content.map((row) => presentProjectSummary(call, row)) };
  },

  "GET /projects/shared": async (call) => {
    const rows = await listShared(call.actor);
    return { content: await Promise.all(rows.map((row) => presentProject(call, row))) };
  },

  "GET /companies/:companyKey/projects/available": async (call) => {
    const { companyKey } = call.params;
    const rows = await listAvailable(call.actor, { companyKey, product: call.query.product });
    return {
      content: rows.map((row) => {
        const { key, title, company } = presentProjectSummary(call, row);
        return { key, title, company, holds: row.holds };
      }),
    };
  },

  "POST /companies/:companyKey/projects": async (call) => {
    const { companyKey } = call.params;
    const projectKey = await createProject(call.actor, { companyKey, form: call.body });
    return project({ ...call, params: { companyKey, projectKey } });
  },

  "GET /companies/:companyKey/projects/:projectKey": project,

  "PUT /companies/:companyKey/projects/:projectKey": async (call) => {
    await saveProject(call.actor, { place: call.params, form: call.body });
    return project(call);
  },

  "POST /companies/:companyKey/projects/:projectKey/status/:action": async (call) => {
    await changeStatus(call.actor, { place: call.params, action: call.params.action });
    return project(call);
  },

  "POST /companies/:companyKey/projects/:projectKey/member/:userKey": async (call) => {
    await addMember(call.actor, { place: call.params, userKey: call.params.userKey });
    return project(call);
  },

  "POST /companies/:companyKey/projects/:projectKey/member/:userKey/:action": async (call) => {
    const { userKey, action } = call.params;
    const role = action === "promote" ? "MANAGER" : "MEMBER";
    await changeRole(call.actor, { place: call.params, userKey, role });
    return project(call);
  },

  "DELETE /companies/:companyKey/projects/:projectKey/member/:userKey": async ({
    actor,
    params,
  }) => {
    await removeMember(actor, { place: params, userKey: params.userKey });
    return {};
  },

  "POST /companies/:companyKey/projects/:projectKey/suppliers": async (call) => {
    await addSupplier(call.actor, { place: call.params, email: call.body.email });
    return project(call);
  },

  "POST /companies/:companyKey/projects/:projectKey/contacts": async (call) => {
    await saveContacts(call.actor, { place: call.params, contacts: call.body.contacts });
    return project(call);
  },

  "POST /companies/:companyKey/projects/:projectKey/image": async (call) => {
    await setImage(call.actor, { place: call.params, ...call.upload });
    return project(call);
  },

  "GET /companies/:companyKey/projects/:projectKey/image/:id": ({ actor, params }) =>
    sendFile(actor, { place: params, id: params.id, kind: "IMAGE" }),

  "DELETE /companies/:companyKey/projects/:projectKey/image": async (call) => {
    await removeImage(call.actor, call.params);
    return project(call);
  },

  "POST /companies/:companyKey/projects/:projectKey/files": async (call) => {
    await addFile(call.actor, { place: call.params, ...call.upload });
    return project(call);
  },

  "GET /companies/:companyKey/projects/:projectKey/files/:id/download": ({ actor, params }) =>
    sendFile(actor, { place: params, id: params.id, kind: "FILE" }),

  "DELETE /companies/:companyKey/projects/:projectKey/files/:id": async (call) => {
    await removeFile(call.actor, { place: call.params, id: call.params.id });
    return project(call);
  },

  "GET /companies/:companyKey/projects/:projectKey/stats": async ({ actor, params }) =>
    readStats((await getOwnProject(actor, params)).key),

  "GET /companies/:companyKey/projects/:projectKey/comments": async ({ actor, params, query }) => {
    const page = await listComments(actor, await within(actor, params), query);
    return { ...page, content: page.content.map((row) => presentComment(actor, row)) };
  },

  "POST /companies/:companyKey/projects/:projectKey/comments": async ({ actor, params, body }) => {
    const id = await writeComment(actor, { place: params, comment: body });
    return presentComment(actor, await getComment(actor, await within(actor, params), id));
  },

  "DELETE /companies/:companyKey/projects/:projectKey/comments/:id": async ({ actor, params }) => {
    await removeComment(actor, { place: params, id: params.id });
    return {};
  },

  "GET /companies/:companyKey/projects/:projectKey/activity": async ({ actor, params, query }) => {
    const { key } = await getOwnProject(actor, params);
    const page = await listActivity(key, query);
    return { ...page, content: page.content.map(presentEvent) };
  },

  "POST /companies/:companyKey/projects/:projectKey/export": async ({ actor, params }) =>
    readDownload(actor, await startExport(actor, params)),

  "GET /companies/:companyKey/projects/:projectKey/products": async (call) => {
    const read = await within(call.actor, call.params);
    const page = await listEntries(call.actor, read, call.query);
    return { ...page, content: presentEntries(call, read, page.content) };
  },

  "POST /companies/:companyKey/projects/:projectKey/products": async (call) => {
    const product_key = call.body.product;
    await collectProducts(call.actor, { place: call.params, products: [product_key] });
    return entry(call, { product_key });
  },

  "POST /companies/:companyKey/projects/:projectKey/products/bulk": async ({
    actor,
    params,
    body,
  }) => {
    const added = await collectProducts(actor, { place: params, products: body.products });
    const there = body.products.filter((key) => !added.includes(key));
    return { added, there: [...new Set(there)] };
  },

  "PUT /companies/:companyKey/projects/:projectKey/products/:id": async (call) => {
    const { id } = call.params;
    await writeEntryNote(call.actor, { place: call.params, id, form: call.body });
    return entry(call, { id });
  },

  "POST /companies/:companyKey/projects/:projectKey/products/:id/accept": async (call) => {
    const { id } = call.params;
    const review = { action: "accept", reason: call.body.reason } as const;
    await reviewEntry(call.actor, { place: call.params, id, ...review });
    return entry(call, { id });
  },

  "POST /companies/:companyKey/projects/:projectKey/products/:id/reject": async (call) => {
    const { id } = call.params;
    const review = { action: "reject", reason: call.body.reason } as const;
    await reviewEntry(call.actor, { place: call.params, id, ...review });
    return entry(call, { id });
  },

  "DELETE /companies/:companyKey/projects/:projectKey/products/:id": async ({ actor, params }) => {
    await removeEntry(actor, { place: params, id: params.id });
    return {};
  },

  "GET /companies/:companyKey/projects/:projectKey/products/listed-companies": async ({
    actor,
    params,
    query,
  }) => {
    const { key } = await getOwnProject(actor, params);
    return { content: await listSuppliers(key, query) };
  },

  "GET /companies/:companyKey/projects/:projectKey/products/documents": async ({
    actor,
    params,
    query,
  }) => listDocuments(actor, await getOwnProject(actor, params), query),

  "POST /companies/:companyKey/projects/:projectKey/products/documents/downloads": async ({
    actor,
    params,
    body,
  }) => {
    const { key } = await getOwnProject(actor, params);
    const documents = await chosenDocuments(actor, { key, chosen: body.documents });
    return readDownload(actor, await startDocuments(actor, documents));
  },

  "GET /companies/:companyKey/projects/:projectKey/products/documents/downloads/:id/url": async ({
    actor,
    params,
  }) => {
    await getOwnProject(actor, params);
    return giveAddress(actor, params.id);
  },

  "POST /companies/:companyKey/projects/:projectKey/requests": ({ actor, params, query, body }) =>
    askSuppliers(actor, { place: params, form: body, keep: query.keep ?? false }),

  "GET /companies/:companyKey/projects/:projectKey/coverage": async ({ actor, params }) =>
    readCoverage(actor, await getOwnProject(actor, params)),

  "PUT /companies/:companyKey/projects/:projectKey/requirements": async ({
    actor,
    params,
    body,
  }) => {
    await saveRequirements(actor, { place: params, ...body });
    return readCoverage(actor, await getOwnProject(actor, params));
  },

  "POST /companies/:companyKey/projects/:projectKey/requirements/ask": async ({
    actor,
    params,
    body,
  }) => ({
    requests: await askForMissing(actor, { place: params, products: body.products }),
  }),

  "GET /search/document/legacy/:id": async ({ actor, params }) =>
    found((await findShown(actor, [params.id]))[0]),
});
