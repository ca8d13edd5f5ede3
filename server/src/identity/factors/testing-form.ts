import { db } from "../../kernel/db/db.ts";
import { createBrowser, follow, locationOf, newSignIn } from "../testing-browser.ts";
import type { ProviderServer } from "../testing-provider.ts";

/** A browser in front of the form, and what it may send. */
export async function atTheForm(provider: ProviderServer) {
  const browser = createBrowser();
  const page = await provider.formOf(browser, newSignIn(provider.origin).address);
  const uid = page.searchParams.get("interaction") ?? "";
  const address = `${provider.origin}/oidc/interaction/${uid}`;
  const send = async (form: Record<string, string>) => browser.post(address, form);
  /** What the form page is told; "in" when the browser has its code. */
  const told = async (form: Record<string, string>) => {
    const sent = await send(form);
    const next = locationOf(sent);
    if (next.pathname === "/login") {
      return [next.searchParams.get("step"), next.searchParams.get("failed")];
    }
    return (await follow(browser, sent)).searchParams.has("code") ? "in" : "nowhere";
  };
  const begin = async () => {
    const answer = await browser.post(`${address}/begin`, {});
    return answer.json() as Promise<{
      second: boolean;
      passkey: { challenge: string; allowCredentials?: { id: string }[] } | null;
      app: boolean;
      codes: boolean;
    }>;
  };
  return { uid, browser, address, told, begin };
}

/** What the security log tells of wrong factors of somebody. */
export const failuresOf = async (userKey: string) =>
  (
    await db()
      .selectFrom("security_events")
      .where("kind", "=", "factor-failed")
      .where("user_key", "=", userKey)
      .select("details")
      .execute()
  ).map(({ details }) => details);
