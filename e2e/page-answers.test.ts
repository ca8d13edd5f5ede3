import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newPage, origin } from "./browser.ts";
import { copyOfDemoData, type DataFolder } from "./demo-data.ts";
import { type Served, startNeroli } from "./start-neroli.ts";

// What pages are answered with beside themselves: their policy, and refusals.

const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? "")?.[1] ?? "";

describe("the policy of pages", () => {
  test("names every source that there is, with another nonce each time", async () => {
    const answers = [await fetch(`${origin}/`), await fetch(`${origin}/`)];
    const policies = answers.map(({ headers }) => headers.get("content-security-policy"));
    const [nonce = "", other] = policies.map(nonceOf);
    expect(nonce).toMatch(/^[A-Za-z\d+/]{22}==$/);
    expect(other).not.toBe(nonce);
    expect(await answers[0]?.text()).toContain(`nonce="${nonce}"`);
    expect(policies[0]?.split("; ")).toEqual([
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      "script-src-attr 'none'",
      `style-src 'self' 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      `connect-src 'self' ${origin}`,
      `frame-src 'self' ${origin}`,
      `form-action 'self' ${origin}`,
      "frame-ancestors 'self'",
      "object-src 'none'",
      "base-uri 'none'",
    ]);
  });

  test("runs no script that somebody has brought into a page", async () => {
    const page = await newPage({ mayLog: /Content Security Policy/ });
    await page.route(`${origin}/terms`, async (route) => {
      const answer = await route.fetch();
      const nonce = nonceOf(answer.headers()["content-security-policy"] ?? null);
      const brought = `
        <script nonce="${nonce}">
          window.ran = [];
          window.refused = [];
          addEventListener("securitypolicyviolation", (event) =>
            refused.push(event.effectiveDirective));
        </script>
        <script>ran.push("inline")</script>
        <script nonce="guessed">ran.push("with a nonce of another page")</script>
        <script src="https://evil.example/script.js"></script>
        <script src="data:text/javascript,ran.push('data')"></script>
        <img src="data:," alt="" onerror="ran.push('attribute')">`;
      const body = (await answer.text()).replace("</body>", `${brought}</body>`);
      await route.fulfill({ response: answer, body });
    });
    await page.goto("/terms");
    await expect.poll(() => page.evaluate(() => window.refused.length)).toBe(5);
    const { ran, refused } = await page.evaluate(() => ({
      ran: window.ran,
      refused: window.refused,
    }));
    expect(ran).toEqual([]);
    expect(refused.toSorted()).toEqual([
      "script-src-attr",
      "script-src-elem",
      "script-src-elem",
      "script-src-elem",
      "script-src-elem",
    ]);
  });
});

declare global {
  interface Window {
    ran: string[];
    refused: string[];
  }
}

describe("a server of its own", () => {
  let data: DataFolder;
  let server: Served;
  beforeAll(async () => {
    data = await copyOfDemoData();
    server = await startNeroli(data.folder, { more: { NEROLI_FLAG_MAINTENANCE: "on" } });
  });
  afterAll(async () => {
    await server.stop();
    await data.remove();
  });

  test.each(["POST", "PUT", "DELETE"])("refuses %s to a page, wherever from", async (method) => {
    for (const from of ["https://evil.example", "null", "no address", server.origin]) {
      const answer = await fetch(`${server.origin}/ingredients/search`, {
        method,
        headers: { origin: from },
      });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("GET, HEAD");
      expect(await answer.json()).toMatchObject({ code: "request.method" });
    }
  });

  test("says when to come again, where a page is answered 503", async () => {
    const { status, headers } = await fetch(`${server.origin}/ingredients/search`);
    expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
  });

  test("writes nothing but lines of its log, also while its database is killed", async () => {
    const note = await readFile(path.join(data.folder, "postgres", "postmaster.pid"), "utf8");
    process.kill(Number(note.split("\n")[0]), "SIGKILL");
    const tellsOf = (words: string) => server.lines().some((line) => line.includes(words));
    await expect.poll(() => tellsOf("the embedded database has ended")).toBe(true);
    const ask = async () => (await fetch(`${server.origin}/api/companies/velouria-actives`)).status;
    await expect.poll(ask).toBe(200);
    const others = server.lines().filter((line) => !isLine(line));
    expect(others).toEqual([]);
  });
});

function isLine(line: string): boolean {
  try {
    return typeof JSON.parse(line).level === "string";
  } catch {
    return false;
  }
}
