import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { speakUsually } from "@neroli/phrases/spoken-variant.ts";
import { expect, vi } from "vitest";
import { allQueuedJobs } from "./background.ts";
import { allListeners, allRoutes } from "./capabilities.ts";
import { createCatalogue } from "./catalogue/factory.ts";
import { createCompany } from "./companies/factory.ts";
import { createAsset } from "./documents/factory.ts";
import { createAccessToken, testIdentity } from "./identity/factory.ts";
import { startAssets } from "./kernel/assets/assets.ts";
import { currentPortal } from "./kernel/current-portal.ts";
import { startQueued } from "./kernel/jobs/work-queued.ts";
import type { ReadMail } from "./kernel/mail/parse-mail.ts";
import { startListeners } from "./kernel/outbox/work.ts";
import { keepPortals } from "./kernel/portal-hosts.ts";
import { freshDatabase } from "./kernel/testing/database.ts";
import { testMails } from "./kernel/testing/mails.ts";
import { type TestApp, testApp } from "./kernel/testing/test-app.ts";
import { createEvent, createEventProduct } from "./portals/factory.ts";
import { readKnownPortals } from "./portals/queries/known-portals.ts";
import { createProduct } from "./products/factory.ts";
import type { PortalPeople } from "./testing-portal-deeds.ts";
import { createUser } from "./users/factory.ts";

/** Two portals with people of their own, a supplier that is in both, and all the work that follows. */

export const portals = ["rosarium", "iridium"] as const;
export type Portal = (typeof portals)[number];
const home = "http://localhost:3000";

export const otherThan = (portal: Portal): Portal =>
  portal === "rosarium" ? "iridium" : "rosarium";
export const originOf = (portal: Portal | null) =>
  portal === null ? home : `http://${portal}.localhost:3000`;
export const colourOf = (portal: Portal) => (portal === "rosarium" ? "#0a5c5c" : "#5c0a0a");

async function createPeople(
  portal: Portal,
  supplier: PortalPeople["rival"],
): Promise<PortalPeople> {
  const named = { firstname: portal, language: "en" as const };
  const { key: product } = await createProduct({
    ...{ key: `${portal}-oil`, company_key: "both" },
    fields: { name: `${portal} oil`, inci: "Sharedium" },
  });
  const document = await createAsset({
    ...{ product_key: product, name: "TDS.pdf", document_type: "TDS", visibility: "CONFIDENTIAL" },
    content: Buffer.from(`%PDF-1.7 ${portal}`),
  });
  const { key: company_key } = await createCompany({ name: `${portal} house` });
  const buyer = await createUser({
    ...{ ...named, company_key, email: `buyer@${portal}.example`, roles: ["BUYER_MANAGER"] },
  });
  const colleague = await createUser({
    ...{ ...named, company_key, email: `colleague@${portal}.example` },
    notification_settings: JSON.stringify({ requests: "DAILY", quotes: "DAILY" }),
  });
  await createEvent({
    ...{ key: portal, display_name: portal, companies: ["both", supplier.company] },
    settings: {
      sender_name: `${portal} desk`,
      support: `help@${portal}.example`,
      theme: { primary_colour: colourOf(portal) },
      takes_sign_ups: true,
      ...(portal === "rosarium" && { variant: "CONCEPTS" }),
    },
  });
  return {
    ...{ portal, product, document: document.id, buyer, colleague, rival: supplier },
    ...{ supplier: "both", seller: "seller", otherSeller: "other-seller", support: "support" },
  };
}

async function createWorld(): Promise<Record<Portal, PortalPeople>> {
  await createCompany({ key: "both", name: "Both", offering: ["INGREDIENTS"] });
  await createCompany({ key: "rival", name: "Rival", offering: ["INGREDIENTS"] });
  const daily = JSON.stringify({ quotes: "DAILY" });
  for (const key of ["seller", "other-seller"]) {
    await createUser({
      ...{ key, email: `${key}@both.example`, company_key: "both", firstname: key },
      ...{ roles: ["SUPPLIER_MANAGER"], language: "en", notification_settings: daily },
    });
  }
  const rival = {
    company: "rival",
    seller: (await createUser({ company_key: "rival", roles: ["SUPPLIER_MANAGER"] })).key,
    product: (await createProduct({ company_key: "rival", fields: { name: "Rival oil" } })).key,
  };
  await createUser({ key: "support", company_key: null, roles: ["NEROLI_ADMIN"] });
  const people = {
    rosarium: await createPeople("rosarium", rival),
    iridium: await createPeople("iridium", rival),
  };
  for (const portal of portals) await hideOther(portal, people[otherThan(portal)].product);
  return people;
}

/** Of the supplier that is in both, each portal shows other products. */
const hideOther = (event_key: Portal, product_key: string): Promise<void> =>
  createEventProduct({ event_key, company_key: "both", product_key, enabled: false });

/** A product that this portal alone shows, listed now. */
export async function listProduct(portal: Portal): Promise<void> {
  const fields = { name: `${portal} wax`, inci: "Sharedium" };
  const { key } = await createProduct({ key: `${portal}-wax`, company_key: "both", fields });
  await hideOther(otherThan(portal), key);
}

/** Whoever could have got a mail. */
const addresses = () => [
  ...["seller", "other-seller"].map((key) => `${key}@both.example`),
  ...portals.flatMap((portal) =>
    ["buyer", "colleague", "stranger", "invited", "guest", "newcomer", "verified", "declined"].map(
      (name) => `${name}@${portal}.example`,
    ),
  ),
];

/** Starts the server's API and background work over them; the clock is the test's. */
export async function startTwoPortals() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const database = await freshDatabase();
  const data = await mkdtemp(path.join(tmpdir(), "neroli-told-"));
  startAssets({ data });
  const mails = await testMails(home);
  speakUsually(null, () => currentPortal()?.settings.variant ?? null);
  const people = await createWorld();
  keepPortals(home, await readKnownPortals());
  const catalogue = await createCatalogue();
  let at: Portal | null = null;
  const tokenFor = (user_key: string) => createAccessToken({ origin: originOf(at), user_key });
  const app = await testApp({ ...(await testIdentity()), routes: allRoutes, tokenFor });
  const failures: unknown[] = [];
  const report = (error: unknown) => void failures.push(error);
  const listeners = startListeners(allListeners, report);
  const queue = await startQueued({ url: database.url, jobs: allQueuedJobs, report });
  const settle = async () => {
    await listeners.idle();
    await queue.idle();
    await listeners.idle();
    expect(failures).toEqual([]);
  };
  /** A call at the host of a portal, or at the address of the installation. */
  const from =
    (place: Portal | null): TestApp["call"] =>
    (name, options = {}) => {
      at = place;
      const { host } = new URL(originOf(place));
      return app.call(name, { ...options, headers: { ...options.headers, host } });
    };
  return {
    people,
    settle,
    from,
    /** Calls that have to be answered, and all that follows from each. */
    done:
      (place: Portal | null): TestApp["call"] =>
      async (name, options) => {
        const answer = await from(place)(name, options);
        expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(200);
        await settle();
        return answer;
      },
    async mails(): Promise<ReadMail[]> {
      const each = await Promise.all(addresses().map(mails.to));
      return each.flat();
    },
    async stop() {
      vi.useRealTimers();
      speakUsually(null);
      keepPortals(home, []);
      const all = [listeners.stop, queue.stop, app.close, catalogue.stop, mails.close];
      for (const stop of all) await stop();
      await database.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
