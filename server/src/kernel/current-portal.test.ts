import type { PortalSettings } from "@neroli/contract/portals/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brandName, currentPortal, inNoPortal, inPortal, notePortal } from "./current-portal.ts";
import { db, emit, transaction } from "./db/db.ts";
import { enqueue, type QueuedJob } from "./jobs/queued.ts";
import { startQueued } from "./jobs/work-queued.ts";
import { pageAddress, startMail, supportAddress } from "./mail/mail.ts";
import { startListeners } from "./outbox/work.ts";
import { keepPortals } from "./portal-hosts.ts";
import { freshDatabase } from "./testing/database.ts";

const settingsOf = (given: Pick<PortalSettings, "key" | "name"> & Partial<PortalSettings>) => ({
  type: "BRAND_PORTAL" as const,
  theme: { primary_colour: "#0a5c5c" },
  images: { LOGO: null, LOGO_DARK: null, FAVICON: null },
  links: { site: null, terms: null, imprint: null, privacy: null },
  ...{ support: null, languages: [], sender_name: null, variant: null, takes_sign_ups: true },
  ...given,
});

const home = "https://neroli.example";
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  startMail({ data: "", origin: home, support_email: "support@neroli.example" });
  keepPortals(home, [
    {
      settings: settingsOf({ key: "hosted", name: "Hosted" }),
      hosts: ["first.example", "second.example"],
    },
    { settings: settingsOf({ key: "plain", name: "Plain", support: "p@x.example" }), hosts: [] },
  ]);
});
afterAll(async () => {
  keepPortals(home, []);
  await database.close();
});

const said = () => [brandName(), supportAddress(), pageAddress("/requests?requestId=a%20b")];

test("work is done in the portal that was noted, at the host where it was asked", () => {
  const support = "support@neroli.example";
  const ours = ["Neroli", support, `${home}/requests?requestId=a%20b`];
  expect(said()).toEqual(ours);
  const at = (portal: string | null, host: string | null) => inPortal({ portal, host }, said);
  const page = "/requests?requestId=a%20b";
  expect(at("hosted", "second.example")).toEqual([
    ...["Hosted", support, `https://second.example${page}`],
  ]);
  // A host that is not the portal's any more gives way to its first one.
  const first = ["Hosted", support, `https://first.example${page}`];
  expect(at("hosted", "lost.example")).toEqual(first);
  expect(at("hosted", null)).toEqual(first);
  // One without a host is named by the address.
  expect(at("plain", null)).toEqual([
    ...["Plain", "p@x.example", `${home}/requests?requestId=a+b&portal=plain`],
  ]);
  for (const none of [null, "gone"]) expect(at(none, "first.example")).toEqual(ours);
  const noted = { portal: "hosted", host: "first.example" };
  expect(inPortal(noted, () => inNoPortal(said))).toEqual(ours);
});

test("events and queued work note it, but for what concerns people elsewhere", async () => {
  const noted = { portal: "hosted", host: "second.example" };
  const heard: unknown[] = [];
  const failures: unknown[] = [];
  const hear = (what: string) => async () => void heard.push([what, notePortal()]);
  const own: QueuedJob = { name: "own", work: hear("own") };
  const others: QueuedJob = { name: "others", outsidePortals: true, work: hear("others") };
  const report = (error: unknown) => void failures.push(error);
  const listeners = startListeners(
    [{ "request.closed": hear("request"), "law.changed": hear("law") }],
    report,
  );
  const queue = await startQueued({ url: database.url, jobs: [own, others], report });
  await inPortal(noted, () =>
    transaction(async () => {
      emit({ topic: "request.closed", key: "r", data: { actor: "a" } });
      emit({ topic: "law.changed", key: "II", data: { entries: [] } });
      await enqueue(own, {});
      await enqueue(others, {});
    }),
  );
  await listeners.idle();
  await queue.idle();
  await listeners.stop();
  await queue.stop();
  expect(failures).toEqual([]);
  const nowhere = { portal: null, host: null };
  expect(heard).toHaveLength(4);
  expect(heard).toEqual(
    expect.arrayContaining([
      ["request", noted],
      ["law", nowhere],
      ["own", noted],
      ["others", nowhere],
    ]),
  );
  expect(currentPortal()).toBeNull();
  const rows = await db().selectFrom("queued_work").select("id").execute();
  expect(rows).toEqual([]);
});
