import type { Page } from "playwright-core";

/**
 * Lets the server do the next call to such an address, and cuts its answer off on the way back, as
 * a connection that breaks does. Answers how many were made.
 */
export async function cutAnswer(
  page: Page,
  address: string,
  method: "POST" | "PUT" = "POST",
): Promise<() => number> {
  let made = 0;
  const browser = await page.context().newCDPSession(page);
  browser.on("Fetch.requestPaused", ({ requestId, request }) => {
    if (request.method === method) made += 1;
    const cut = request.method === method && made === 1;
    void (cut
      ? browser.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" })
      : browser.send("Fetch.continueResponse", { requestId }));
  });
  await browser.send("Fetch.enable", {
    patterns: [{ urlPattern: address, requestStage: "Response" }],
  });
  return () => made;
}
