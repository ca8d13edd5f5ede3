import type { UserStatus } from "@neroli/contract/enumerations/users.ts";
import type { ImportState } from "@neroli/contract/imports/states.ts";
import { sql, type Updateable } from "kysely";
import type { DB } from "../db/types.ts";
import { createAttribute } from "./attributes/factory.ts";
import { createAward } from "./awards/factory.ts";
import { createBookmark, createBookmarkFolder } from "./bookmarks/factory.ts";
import { createCompany } from "./companies/factory.ts";
import { createAsset, createGrant } from "./documents/factory.ts";
import { createDownload } from "./downloads/factory.ts";
import { createFormula } from "./formulas/factory.ts";
import { createSession } from "./identity/factory.ts";
import { createImport } from "./imports/factory.ts";
import { systemActor } from "./kernel/actor.ts";
import { db, transaction } from "./kernel/db/db.ts";
import { createLabel } from "./labels/factory.ts";
import { createLead, createLeadView } from "./leads/factory.ts";
import { createHours, createMeeting, tomorrow } from "./meetings/factory.ts";
import { createNotification } from "./notifications/factory.ts";
import { createPolicy } from "./policies/factory.ts";
import { createEvent, createEventAsset } from "./portals/factory.ts";
import { writeHistory } from "./products/commands/write-history.ts";
import { createProduct } from "./products/factory.ts";
import { createTalk } from "./programme/factory.ts";
import { createProject, createProjectComment, createProjectFile } from "./projects/factory.ts";
import { createQuote } from "./quotes/factory.ts";
import { createInvitation, createPortalInvitation } from "./registration/factory.ts";
import {
  createAnswerTemplate,
  createAttachment,
  createMessage,
  createRequest,
  createView,
} from "./requests/factory.ts";
import { createRound } from "./rounds/factory.ts";
import { createSavedSearch } from "./saved-searches/factory.ts";
import { createScan, createScanPicture } from "./scans/factory.ts";
import { createSubscription } from "./subscriptions/factory.ts";
import { createSynonyms } from "./synonyms/factory.ts";
import { createUser } from "./users/factory.ts";
import { createDelivery, createWebhook } from "./webhooks/factory.ts";

/** A company with one of everything that belongs to a company, by key. */
export async function createForeignWorld() {
  const { key: company } = await createCompany();
  const manager = await createUser({ company_key: company, roles: ["SUPPLIER_MANAGER"] });
  const user = await createUser({ company_key: company, roles: ["SUPPLIER_USER"] });
  const product = await createProduct({ company_key: company });
  const document = await createAsset({
    product_key: product.key,
    visibility: "CONFIDENTIAL",
    content: Buffer.from("a sheet"),
  });
  const logo = await createAsset({
    company_key: company,
    kind: "LOGO",
    media_type: "image/webp",
    content: Buffer.from("a picture"),
  });
  const picture = await createAsset({
    product_key: product.key,
    kind: "IMAGE",
    media_type: "image/webp",
    content: Buffer.from("a picture"),
  });
  const download = await createDownload({ user_key: manager.key, company_key: company });
  const request = await createRequest({ company_key: company, products: [product.key] });
  const otherProduct = await createProduct();
  const round = await createRound({ products: [product, otherProduct] });
  const asking = await createRequest({
    type: "DOCUMENT",
    company_key: company,
    products: [product.key],
  });
  const grant = await createGrant({ request_key: asking.key, document_id: document.id });
  const message = await createMessage({ request_key: request.key });
  const attachment = await createAttachment({
    request_key: request.key,
    message_id: message.id,
    content: Buffer.from("a specification"),
  });
  const notification = await createNotification({ user_key: manager.key });
  const subscription = await createSubscription({ company_key: company });
  const label = await createLabel();
  const attribute = await createAttribute();
  const synonym = await createSynonyms("One", "Other");
  const award = await createAward({ given: [product.key] });
  const otherAttribute = await createAttribute();
  const event = await createEvent({ companies: [company] });
  const portalInvitation = await createPortalInvitation({
    ...{ event_key: event.key, email: `guest@${company}.example`, invited_by: manager.key },
  });
  const fileOf = async (owner: { company_key?: string; product_key?: string }) => {
    const content = Buffer.from("a brochure");
    return (await createEventAsset({ event_key: event.key, ...owner, content })).id;
  };
  const eventFiles = {
    event: await fileOf({}),
    company: await fileOf({ company_key: company }),
    product: await fileOf({ company_key: company, product_key: product.key }),
  };
  const exhibition = await createEvent({
    ...{ type: "TRADE_SHOW", companies: [company] },
    ...{ starts_on: tomorrow(), ends_on: tomorrow() },
  });
  const scan = await createScan({
    ...{ event_key: exhibition.key, company_key: company, read: "Clara Meier" },
  });
  await createScanPicture(scan);
  const exhibitor = { event_key: exhibition.key, company_key: company };
  await createHours({ ...exhibitor, at_once: 50 });
  const { key: asker } = await createUser({ roles: ["BUYER"] });
  const meeting = await createMeeting({ ...exhibitor, user_key: asker });
  const talk = await createTalk({ event_key: exhibition.key, day: tomorrow() });
  const imported = await createImport({ company_key: company });
  const folder = await createBookmarkFolder({ user_key: manager.key });
  await createBookmark({
    user_key: manager.key,
    product_key: product.key,
    folder_id: folder.id,
    note: "For nobody else",
  });
  const view = await createView({ user_key: manager.key });
  const template = await createAnswerTemplate({ company_key: company, created_by: manager.key });
  const search = await createSavedSearch({ user_key: manager.key });
  await createInvitation({
    email: `invited@${company}.example`,
    company_key: company,
    invited_by: manager.key,
  });
  const invitation = await db()
    .selectFrom("invitations")
    .where("company_key", "=", company)
    .select("key")
    .executeTakeFirstOrThrow();
  const otherSupplier = await createUser({ roles: ["SUPPLIER_USER"] });
  // Of the same company, which buys, too.
  const colleague = await createUser({ company_key: company, roles: ["BUYER"] });
  const project = await createProject({ company_key: company, products: [product.key] });
  const formula = await createFormula({
    ...{ project_key: project.key, created_by: project.manager },
  });
  const ofProject = { project_key: project.key, uploaded_by: project.manager };
  const projectFile = await createProjectFile(ofProject);
  const projectImage = await createProjectFile({
    ...{ ...ofProject, kind: "IMAGE", media_type: "image/webp" },
  });
  const comment = await createProjectComment({
    ...{ project_key: project.key, author_key: project.manager },
  });
  const policy = await createPolicy({ company_key: company });
  const webhook = await createWebhook({ company_key: company });
  const delivery = await createDelivery({ webhook_key: webhook.key, state: "FAILED" });
  const session = await createSession({ user_key: manager.key });
  const lead = await createLead({ product_key: product.key });
  const leadView = await createLeadView(manager.key);
  return {
    company,
    user: user.key,
    email: user.email,
    product: product.key,
    document: document.id,
    logo: logo.id,
    picture: picture.id,
    download: download.key,
    request: request.key,
    round: round.key,
    otherProduct: otherProduct.key,
    documentRequest: asking.key,
    grant: grant.id,
    attachment: attachment.id,
    notification: notification.id,
    subscription: subscription.key,
    label: label.key,
    attribute: attribute.id,
    synonym: synonym.id,
    award: award.id,
    otherAttribute: otherAttribute.id,
    event: event.key,
    eventFiles,
    portalInvitation: portalInvitation.key,
    exhibition: exhibition.key,
    scan: scan.id,
    meeting: meeting.key,
    talk,
    imported: imported.id,
    folder: folder.id,
    search: search.id,
    view: view.id,
    template: template.key,
    manager: manager.key,
    session: session.id,
    lead: lead.id ?? "",
    leadView,
    otherSupplier: otherSupplier.email,
    colleague: colleague.key,
    project: project.key,
    projectManager: project.manager,
    entry: project.entries[0] ?? "",
    formula: formula.key,
    projectFile: projectFile.id,
    projectImage: projectImage.id,
    comment: comment.id,
    policy: policy.id,
    webhook: webhook.key,
    delivery: delivery.key,
    invitation: invitation.key,
  };
}
export type ForeignWorld = Awaited<ReturnType<typeof createForeignWorld>>;

/** Its request asks for a quotation. */
const askedQuote = ({ request }: ForeignWorld) =>
  db().updateTable("requests").set({ type: "QUOTE" }).where("key", "=", request).execute();

/** Puts the world's user, company or subscription into another state than it begins with. */
export const change = {
  imported:
    (columns: { state?: ImportState; created?: number; sheets?: string[] }) =>
    (world: ForeignWorld) =>
      db().updateTable("imports").set(columns).where("id", "=", world.imported).execute(),
  /** The world's product has been saved once. */
  savedProduct: (world: ForeignWorld) =>
    transaction(async () => {
      const [version, action] = [2, "SAVED"] as const;
      await db()
        .updateTable("products")
        .set({ version })
        .where("key", "=", world.product)
        .execute();
      await writeHistory(systemActor, [
        { product_key: world.product, company_key: world.company, version, action },
      ]);
    }),
  user:
    (columns: { enabled?: boolean; status?: UserStatus; activated_at?: null }) =>
    (world: ForeignWorld) =>
      db().updateTable("users").set(columns).where("key", "=", world.user).execute(),
  /** Its user is going to be erased. */
  leaving: (world: ForeignWorld) =>
    db().insertInto("erasures").values({ user_key: world.user, due_at: new Date() }).execute(),
  askedQuote,
  sentQuote: async (world: ForeignWorld) => {
    await askedQuote(world);
    await createQuote({ request_key: world.request });
  },
  /** This buyer has asked for it. */
  quoteFor: (buyer_key: string) => async (world: ForeignWorld) => {
    await askedQuote(world);
    await db()
      .updateTable("requests")
      .set({ buyer_key })
      .where("key", "=", world.request)
      .execute();
    await createQuote({ request_key: world.request });
  },
  closedRequest: (world: ForeignWorld) =>
    db()
      .updateTable("requests")
      .set({ status: "CLOSED", closed_at: new Date() })
      .where("key", "=", world.request)
      .execute(),
  /** Its user has a factor, and so has everybody who asks, who has just proved who sits there. */
  lostFactors: async () => {
    await sql`insert into authenticator_apps (user_key, secret) select key, 'a key' from users
      on conflict do nothing`.execute(db());
    await sql`insert into confirmations (user_key, session, confirmed_until)
      select key, '', now() + interval '5 minutes' from users
      on conflict (user_key, session) do update
        set confirmed_until = excluded.confirmed_until`.execute(db());
  },
  company: (columns: Updateable<DB["companies"]>) => (world: ForeignWorld) =>
    db().updateTable("companies").set(columns).where("key", "=", world.company).execute(),
  /** Its picture comes after another one. */
  pictureBeforeAnother: async ({ product, picture }: ForeignWorld) => {
    await createAsset({ product_key: product, kind: "IMAGE" });
    await db().updateTable("assets").set({ position: 1 }).where("id", "=", picture).execute();
  },
  subscription: (columns: { deactivated_at: Date }) => (world: ForeignWorld) =>
    db().updateTable("subscriptions").set(columns).where("key", "=", world.subscription).execute(),
};
