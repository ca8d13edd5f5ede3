import { test } from "vitest";
import { expectAccessible, heldToken, newPage, signedIn, visit } from "./browser.ts";

test("whose company is not verified yet sees it and its products, reads why nobody else does", async () => {
  const founder = await signedIn("unverified@neroli.example", "/admin", { mayLog: /404/ });
  await founder
    .getByText("nobody but your colleagues and support sees", { exact: false })
    .waitFor();
  const found = await founder.request.get("/api/search/products/INGREDIENTS?query=balsam%20g", {
    headers: { authorization: `Bearer ${await heldToken(founder)}` },
  });
  const { content } = (await found.json()) as { content: { key: string; name: string }[] };
  const product = content.find(({ name }) => name.includes("Balsam G"));
  const address = `/ingredients/permalink/${product?.key}`;
  await visit(founder, address);
  await founder.getByText("Our team has not verified Pinewell Resins and Balsams yet").waitFor();
  await expectAccessible(founder);

  const visitor = await newPage({ mayLog: /404/ });
  for (const [hidden, kind] of [
    [address, "Product"],
    ["/company/pinewell-resins", "Company"],
  ] as const) {
    await visit(visitor, hidden);
    await visitor.getByRole("heading", { name: `${kind} not found` }).waitFor();
  }
});
