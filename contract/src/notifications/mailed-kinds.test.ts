import { expect, test } from "vitest";
import { deliveryOf, notificationSettings, withoutMails } from "./mailed-kinds.ts";
import { hiddenActions, mailedKinds } from "./table.ts";

test("whoever has decided nothing is mailed each notification at once, and no news", () => {
  const { neroli_digest_enabled, analytics_weekly_enabled, ...kinds } = notificationSettings({
    quotes: "WEEKLY",
  });
  expect([neroli_digest_enabled, analytics_weekly_enabled]).toEqual([false, true]);
  expect(Object.keys(kinds)).toEqual([...mailedKinds]);
  expect(kinds).toMatchObject({ messages: "MAIL", quotes: "WEEKLY" });
});

test("hidden notifications are in no mail, whatever was decided", () => {
  const everything = Object.fromEntries(mailedKinds.map((kind) => [kind, "MAIL"]));
  for (const action of hiddenActions) expect(deliveryOf(action, everything)).toBe("HERE");
  expect(deliveryOf("QUOTE_UPDATED", { quotes: "NOTHING" })).toBe("NOTHING");
});

test("a link ends the mails of its kind or digest, and nothing beside", () => {
  const decided = { messages: "DAILY", quotes: "DAILY", team: "NOTHING" } as const;
  expect(withoutMails("messages", decided)).toEqual({ messages: "HERE" });
  expect(withoutMails("requests", decided)).toEqual({ requests: "HERE" });
  expect(withoutMails("DAILY", decided)).toEqual({ messages: "HERE", quotes: "HERE" });
  expect(withoutMails("WEEKLY", decided)).toEqual({});
  expect(withoutMails("team", decided)).toEqual({});
  expect(withoutMails("messages", { messages: "HERE" })).toEqual({});
  expect(withoutMails("ANALYTICS", decided)).toEqual({ analytics_weekly_enabled: false });
  expect(withoutMails("ANALYTICS", { analytics_weekly_enabled: false })).toEqual({});
});
