import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible, newPage, origin, signedIn, visit } from "./browser.ts";
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

describe("the files of pages", () => {
  test("come compressed and for good, by their own names alone", async () => {
    const html = await (await fetch(`${origin}/terms`)).text();
    const [file = ""] = /\/assets\/entry\.client[^"]+\.js/.exec(html) ?? [];
    const { status, headers } = await fetch(`${origin}${file}`);
    expect(status).toBe(200);
    expect(headers.get("content-encoding")).toBe("gzip");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const head = await fetch(`${origin}${file}`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const others = [
      "/assets/",
      "/assets/no-such.js",
      file.toUpperCase().replace("ASSETS", "assets"),
    ];
    for (const other of [...others, "/assets/..%2ffavicon.svg", `${file}/more`]) {
      expect((await fetch(`${origin}${other}`)).status, other).toBe(404);
    }
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

describe("what the catalogue of errors says", () => {
  const missing = [
    {
      address: "/ingredients/permalink/no-such-product",
      title: "Product not found",
      said: "This product does not exist or is not available to you.",
    },
    {
      address: "/company/no-such-company",
      title: "Company not found",
      said: "This company does not exist or is not available to you.",
    },
    {
      address: "/company/no-such-company",
      title: "Unternehmen nicht gefunden",
      said: "Dieses Unternehmen gibt es nicht, oder es ist für Sie nicht verfügbar.",
      locale: "de-DE",
    },
    {
      address: "/notFound",
      title: "Page not found",
      status: 200,
      said: "Sorry, the page you were looking for doesn't exist or has been moved.",
    },
  ];

  test.each(missing)("$address: $title", async (each) => {
    const { address, title, said, locale = "en-GB", status = 404 } = each;
    const page = await newPage({ mayLog: /status of 404/, locale, width: 390 });
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(status);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByText(said).waitFor();
    await expect.poll(() => page.title()).toBe(`${title} | Neroli`);
    await page.getByRole("main").getByRole("searchbox").waitFor();
    await expectAccessible(page);
  });

  test("a product that cannot be read anew stays, and is read again", async () => {
    const product = "/ingredients/permalink/velourine-b3-pc";
    const page = await signedIn("buyer@neroli.example", "/terms", { mayLog: /status of 500/ });
    let answers = false;
    await page.route(/\/api\/products\/INGREDIENTS\/velourine-b3-pc/, (route) =>
      answers ? route.continue() : route.fulfill({ status: 500, body: "" }),
    );
    await visit(page, product);
    const note = page.getByText("What your account sees beyond this could not be read.");
    await note.waitFor();
    await page.getByRole("heading", { level: 1, name: /Velourine/ }).waitFor();
    await expectAccessible(page);
    // It belongs to this page alone.
    await page.getByRole("link", { name: "Terms of use" }).click();
    await note.waitFor({ state: "hidden" });
    await page.goBack();
    await page.getByText("Something went wrong").waitFor();

    await visit(page, product);
    await note.waitFor();
    answers = true;
    await page.getByRole("button", { name: "Try again" }).click();
    await note.waitFor({ state: "hidden" });
    await page.getByRole("heading", { level: 1, name: /Velourine/ }).waitFor();
  });

  test("what fails without a sentence of the server's went wrong, in the reader's language", async () => {
    const page = await signedIn("manager@neroli.example", "/user/profile", {
      mayLog: /status of 500/,
      locale: "de-DE",
    });
    await page.route(/\/api\/users\/profile$/, (route) =>
      route.request().method() === "GET"
        ? route.continue()
        : route.fulfill({ status: 500, body: "" }),
    );
    await page.getByLabel("Vorname").fill("Elodie");
    await page.getByRole("button", { name: "Speichern" }).last().click();
    await page.getByText("Etwas ist schiefgelaufen", { exact: false }).first().waitFor();
    await expect.poll(() => page.getByText(/status|500/).count()).toBe(0);
  });
});
