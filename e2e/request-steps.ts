import type { Page } from "playwright-core";
import { expect } from "vitest";
import { heldToken, origin } from "./browser.ts";

/** How many unread notifications of this person lead to the request. */
export async function countUnreadOf(page: Page, requestKey: string): Promise<number> {
  const answer = await fetch(`${origin}/api/notifications?read__eq=false&size=300`, {
    headers: { authorization: `Bearer ${await heldToken(page)}` },
  });
  const { content } = (await answer.json()) as { content: { data: { request_key?: string } }[] };
  return content.filter(({ data }) => data.request_key === requestKey).length;
}

/** The request with these words in it: that of this test, whoever else asks meanwhile. */
export async function requestWith(page: Page, words: string): Promise<string> {
  const answer = await fetch(
    `${origin}/api/requests?text__icontains=${encodeURIComponent(words)}`,
    { headers: { authorization: `Bearer ${await heldToken(page)}` } },
  );
  const { content } = (await answer.json()) as { content: { key: string }[] };
  expect(content).toHaveLength(1);
  return content[0]?.key ?? "";
}

/** Calls the API as the person of this page. */
async function post(page: Page, path: string, body: object = {}): Promise<Response> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${await heldToken(page)}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBe(200);
  return answer;
}

/** Writes an answer in the request. */
export async function answerRequest(page: Page, requestKey: string): Promise<void> {
  await post(page, `/requests/${requestKey}/messages`, { body: "Here it is." });
}

interface End {
  key: string;
  how: "close" | "reject" | "cancel";
}

/** Ends the request; only who rejects one says why. */
export async function endRequest(page: Page, { key, how }: End): Promise<void> {
  const body = how === "reject" ? { reason: "We hand it out to customers alone." } : {};
  await post(page, `/requests/${key}/${how}`, body);
}

async function ask(buyer: Page, request: object): Promise<string> {
  const contact = { full_name: "Clara", company: "Maren Holt", department: "INNOVATION" };
  const sent = await post(buyer, "/requests", { ...request, contact });
  const { requests } = await sent.json();
  return requests[0].key;
}

/** Sends a contact request to the company of manager@neroli.example; answers its key. */
export const askVelouria = (buyer: Page): Promise<string> =>
  ask(buyer, {
    type: "CONTACT",
    company: "velouria-actives",
    origin: "company",
    message: "Our specification follows.",
  });

/** Asks for the safety data sheet of a product; answers the request's key. */
export const askForSheet = (buyer: Page, product: string): Promise<string> =>
  ask(buyer, {
    type: "DOCUMENT",
    origin: "product",
    products: [product],
    document_types: ["SDS"],
    message: "",
  });

/** Asks for 100 kg of a product of manager@neroli.example; answers the request's key. */
export const askForQuote = (buyer: Page, product: string): Promise<string> =>
  ask(buyer, {
    type: "QUOTE",
    origin: "product",
    products: [product],
    quantity_required: { value: 100, unit: "kg" },
    message: "",
  });
