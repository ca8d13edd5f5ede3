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

/** Writes an answer in the request. */
export async function answerRequest(page: Page, requestKey: string): Promise<void> {
  const answer = await fetch(`${origin}/api/requests/${requestKey}/messages`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${await heldToken(page)}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ body: "Here it is." }),
  });
  expect(answer.status).toBe(200);
}

/** Sends a contact request to the company of manager@neroli.example; answers its key. */
export async function askVelouria(buyer: Page): Promise<string> {
  const sent = await fetch(`${origin}/api/requests`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${await heldToken(buyer)}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      type: "CONTACT",
      company: "velouria-actives",
      origin: "company",
      message: "Our specification follows.",
      contact: { full_name: "Clara", company: "Maren Holt", department: "INNOVATION" },
    }),
  });
  const { requests } = await sent.json();
  return requests[0].key;
}
