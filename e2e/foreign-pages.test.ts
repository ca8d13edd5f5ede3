import { expect, test } from "vitest";
import { signedIn, visit } from "./browser.ts";

// The same as server/src/foreign.test.ts, through the pages: whoever types another company's
// address gets a plain sentence and nothing of that company.

const nothingForYou =
  /does not exist or is not available to you|Permission Denied: Sorry, you do not have permission|Your account is being reviewed/;

/** Addresses about Andenova Extracts and a request between two others. */
const foreignPages = [
  "/admin/companies/editor/andenova-extracts",
  "/admin/dataVisibility/andenova-extracts",
  "/admin/csm/users?user=support",
  "/requests?requestId=no-request-of-yours",
];

/** What only its own people and support know of it. */
const internal = /andenova-extracts\.example|EUR \d+/;

test.each(["manager", "editor", "user", "buyer-manager", "unverified"])(
  "%s sees nothing of another company",
  async (name) => {
    const page = await signedIn(`${name}@neroli.example`, "/notifications", {
      mayLog: /status of 40[34]/,
    });
    for (const path of foreignPages) {
      await visit(page, path);
      const main = page.getByRole("main");
      await main.getByText(nothingForYou).first().waitFor();
      await expect
        .poll(() => main.innerText(), { message: `${path} as ${name}` })
        .not.toMatch(internal);
    }
    // The page of a team is one's own, whatever the address asks for.
    await visit(page, "/admin/team?company=andenova-extracts");
    const own = page.getByRole("heading", { level: 1, name: /^Team of/ });
    await own.or(page.getByText(nothingForYou)).first().waitFor();
    await expect.poll(() => page.getByRole("main").innerText()).not.toMatch(/andenova/i);
  },
);
