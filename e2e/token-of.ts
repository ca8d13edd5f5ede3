import { newPage, signIn, visit } from "./browser.ts";

/** Somebody's access token, as the signed-in page holds it; it outlives restarts of the server. */
export async function tokenOf(origin: string, email: string): Promise<string> {
  const page = await newPage();
  await visit(page, `${origin}/requests`);
  await signIn(page, email);
  const token = await page.evaluate(() =>
    Object.values(localStorage)
      .map((value) => /"access_token":"([^"]+)"/.exec(value)?.[1])
      .find(Boolean),
  );
  await page.context().close();
  if (!token) throw new Error("the page holds no access token");
  return token;
}
