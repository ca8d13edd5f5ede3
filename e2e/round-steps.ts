import type { QuoteContent } from "@neroli/contract/quotes/content.ts";
import type { Round } from "@neroli/contract/rounds/schema.ts";
import { newPage, origin, unique, type Visit, visit } from "./browser.ts";
import type { newBuyer } from "./new-buyer.ts";
import { sessionOf, tokenOf } from "./session-of.ts";

/** Managers of suppliers in the demo data, whom no other test answers requests as. */
export const sellers = {
  "haldermark-chemie": "henning.wolters@neroli.example",
  "sarvento-oils": "caterina.lomonaco@neroli.example",
  "heliodane-photoprotection": "livia.brunner@heliodane-photoprotection.example",
};
type Company = keyof typeof sellers;
const companies = Object.keys(sellers) as Company[];

type Buyer = Awaited<ReturnType<typeof newBuyer>>;

/** A browser of that buyer's at an address. */
export async function pageOf({ email, password }: Buyer, address: string, options: Visit = {}) {
  const page = await newPage({ ...options, session: await sessionOf(origin, email, password) });
  await visit(page, address);
  return page;
}

interface Call {
  token: string;
  method?: string;
  body?: object;
}

async function call<Answer>(path: string, { token, method = "GET", body }: Call): Promise<Answer> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Two ingredients of a supplier. */
async function ingredientsOf(company: Company, token: string): Promise<string[]> {
  const { content } = await call<{ content: { key: string }[] }>(
    `/search/products/INGREDIENTS?company=${company}&size=2`,
    { token },
  );
  return content.map(({ key }) => key);
}

type Line = QuoteContent["lines"][number];

/** What a supplier offers for 100 kg of one line. */
export interface Offered {
  price: string;
  days: number;
  currency?: string;
  /** So much the price is for; 1 kg where nothing is said. */
  per?: Line["price"]["per"];
  /** Delivered duty paid where nothing is said. */
  incoterm?: Line["incoterm"];
}

/**
 * A question of two lines of 100 kg to three suppliers, and what each answers at first; a line of
 * which nothing is given is not offered.
 */
export async function askThree(buyer: Buyer, answers: Record<Company, Offered[]>) {
  const token = await tokenOf(origin, buyer.email, buyer.password);
  const products = await Promise.all(companies.map((company) => ingredientsOf(company, token)));
  const { round } = await call<{ round: string }>("/rounds", {
    ...{ token, method: "POST" },
    body: {
      ...{ type: "QUOTE", origin: "search", message: `Prices ${unique()}` },
      contact: { full_name: "Noa", company: "Maren Holt", department: "INNOVATION" },
      products: products.flat(),
      quantities: products.flat().map(() => ({ value: 100, unit: "kg" })),
      lines: products.flatMap((list) => list.map((_, line) => line)),
    },
  });
  const { asked } = await call<Round>(`/rounds/${round}`, { token });
  const requests = Object.fromEntries(
    asked.map(({ company, request_key }) => [company.key, request_key]),
  ) as Record<Company, string>;
  const send = async (company: Company, version: number, offered: Offered[]) => {
    const request = requests[company];
    const seller = await tokenOf(origin, sellers[company]);
    const { lines } = await call<{ lines: { key: string }[] }>(`/requests/${request}`, {
      token: seller,
    });
    const content = contentOf(offered, lines);
    const action = version === 0 ? "send" : "update";
    const body = { version, content };
    await call(`/requests/${request}/quote/${action}`, { token: seller, method: "POST", body });
  };
  for (const company of companies) await send(company, 0, answers[company]);
  const names = Object.fromEntries(
    asked.map(({ company }) => [company.key, company.name]),
  ) as Record<Company, string>;
  return { address: `/requests/rounds/${round}`, names, requests, send };
}

function contentOf(offered: readonly Offered[], asked: readonly { key: string }[]): QuoteContent {
  return {
    lines: offered.map(
      ({ price, days, currency = "EUR", per = { value: "1", unit: "kg" }, ...rest }, at): Line => ({
        ...{ answers: asked[at]?.key ?? null, product: null, name: `Offer ${at + 1}` },
        quantity: { value: "100", unit: "kg" },
        price: { amount: price, currency, per },
        ...{ breaks: [], incoterm: "DDP", place: "Hamburg", lead_time_days: days, charges: [] },
        ...rest,
      }),
    ),
    ...{ charges: [], valid_until: "2099-12-31", payment_terms: "NET_30", attachments: [] },
  };
}
