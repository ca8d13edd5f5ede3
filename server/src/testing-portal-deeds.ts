import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import type { RequestType } from "@neroli/contract/requests/states.ts";
import type { TestApp } from "./kernel/testing/test-app.ts";
import { createEventUser } from "./portals/factory.ts";
import { quoteContent } from "./quotes/factory.ts";
import { signUpForm } from "./registration/factory.ts";
import { contact, shipping_address } from "./requests/testing-requests.ts";
import { newRound } from "./rounds/testing-rounds.ts";
import { createUser } from "./users/factory.ts";

type Call = TestApp["call"];

/** The people of one portal, and those of a supplier that is in every portal. */
export interface PortalPeople {
  portal: string;
  supplier: string;
  product: string;
  document: string;
  buyer: { key: string; email: string; company_key: string | null };
  colleague: { key: string; email: string };
  seller: string;
  otherSeller: string;
  /** Asked beside the other, who is given the order. */
  rival: { company: string; seller: string; product: string };
  support: string;
}

/** Somebody does something at the portal's host, and at the address of the installation. */
export interface Places {
  there: Call;
  home: Call;
}

const later = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));
const parcel = { carrier: "DHL", shipped_on: later(0) };

/** Asks at the portal's host; answers the keys of the requests, by their suppliers' order. */
function asker({ there }: Places, people: PortalPeople) {
  const { buyer, product } = people;
  return async (type: RequestType, more: object = {}) => {
    const needs = type === "SAMPLE" ? { shipping_address } : {};
    const { body } = await there("POST /requests", {
      as: buyer.key,
      body: { type, message: "Please", contact, products: [product], ...needs, ...more },
    });
    return body.requests.map(({ key }) => key);
  };
}

const quantity = { quantity_required: { value: 250, unit: "kg" } };

/** A request from its beginning to its ends, with everything that both sides write and do. */
export async function talkOverRequests(places: Places, people: PortalPeople): Promise<void> {
  const { there, home } = places;
  const { buyer, colleague, seller, otherSeller, portal } = people;
  const ask = asker(places, people);
  const cc = [colleague.email, `stranger@${portal}.example`];
  const [requestKey = ""] = await ask("CONTACT", { cc });
  const at = { params: { requestKey } };
  // The supplier's people sit at the address of the installation, and it is the portal's all the same.
  await home("POST /requests/:requestKey/messages", { ...at, as: seller, body: { body: "Yes" } });
  await there("POST /requests/:requestKey/messages", {
    ...{ ...at, as: buyer.key, body: { body: "Good" } },
  });
  const told = { body: "See here", mentions: [otherSeller] };
  await home("POST /requests/:requestKey/notes", { ...at, as: seller, body: told });
  await home("POST /requests/:requestKey/assign", {
    ...{ ...at, as: seller, body: { assignee: otherSeller } },
  });
  await home("POST /requests/:requestKey/close", { ...at, as: seller });
  await there("POST /requests/:requestKey/reopen", { ...at, as: buyer.key });
  await there("POST /requests/:requestKey/cancel", { ...at, as: buyer.key });
  const [rejected = ""] = await ask("CONTACT");
  await home("POST /requests/:requestKey/reject", {
    ...{ as: seller, params: { requestKey: rejected }, body: { reason: "Sold out" } },
  });
  const [asked = ""] = await ask("DOCUMENT", { document_types: ["TDS"] });
  await home("POST /requests/:requestKey/grants", {
    ...{ as: seller, params: { requestKey: asked } },
    body: { documents: [people.document], until: "2099-12-31" },
  });
}

export async function sendSamples(places: Places, people: PortalPeople): Promise<void> {
  const { there, home } = places;
  const { buyer, seller } = people;
  const ask = asker(places, people);
  const [requestKey = ""] = await ask("SAMPLE");
  const at = { params: { requestKey } };
  const approval = { ...at, as: seller, body: { shipping: "FREE" } };
  await home("POST /requests/:requestKey/sample/approve", approval);
  await home("POST /requests/:requestKey/sample/withdraw", { ...at, as: seller });
  await home("POST /requests/:requestKey/sample/approve", approval);
  await home("POST /requests/:requestKey/sample/ship", { ...at, as: seller, body: parcel });
  await there("POST /requests/:requestKey/sample/confirm", { ...at, as: buyer.key });
  await there("POST /requests/:requestKey/sample/evaluate", {
    ...{ ...at, as: buyer.key, body: { score: 4, shared: true } },
  });
  const [declined = ""] = await ask("SAMPLE");
  await home("POST /requests/:requestKey/sample/decline", {
    ...{ as: seller, params: { requestKey: declined }, body: { reason: "Sold out" } },
  });
}

export async function quote(places: Places, people: PortalPeople): Promise<void> {
  const { there, home } = places;
  const { buyer, seller, rival, product } = people;
  const ask = asker(places, people);
  const send = (requestKey: string, as = seller) =>
    home("POST /requests/:requestKey/quote/send", {
      ...{ as, params: { requestKey }, body: { version: 0, content: quoteContent() } },
    });
  const [requestKey = ""] = await ask("QUOTE", quantity);
  const at = { as: seller, params: { requestKey } };
  await send(requestKey);
  await home("POST /requests/:requestKey/quote/update", {
    ...{ ...at, body: { version: 1, content: quoteContent({ payment_terms: "NET_60" }) } },
  });
  await home("POST /requests/:requestKey/quote/extend", {
    ...{ ...at, body: { version: 2, valid_until: "2099-12-31" } },
  });
  await home("POST /requests/:requestKey/quote/cancel", { ...at, body: { reason: "Sold out" } });
  const [rejected = ""] = await ask("QUOTE", quantity);
  await send(rejected);
  await there("POST /requests/:requestKey/quote/reject", {
    ...{ as: buyer.key, params: { requestKey: rejected } },
    body: { version: 1, reason: "Too dear" },
  });
  const { body: round } = await there("POST /rounds", {
    ...{ as: buyer.key, body: newRound([product, rival.product]) },
  });
  const asked = { as: buyer.key, params: { roundKey: round.round } };
  const { body } = await there("GET /rounds/:roundKey", asked);
  const requestTo = (company: string) =>
    body.asked.find((each) => each.company.key === company)?.request_key ?? "";
  await send(requestTo(people.supplier));
  await send(requestTo(rival.company), rival.seller);
  await there("POST /requests/:requestKey/quote/accept", {
    ...{ as: buyer.key, params: { requestKey: requestTo(rival.company) }, body: { version: 1 } },
  });
  await there("POST /rounds/:roundKey/close", asked);
  // Nobody answers this one: its supplier is reminded by the job of that.
  await ask("QUOTE", { ...quantity, needed_by: later(2) });
}

/** What people of a portal do among themselves and for themselves. */
export async function workThere({ there }: Places, people: PortalPeople): Promise<void> {
  const { buyer, colleague, portal, document } = people;
  const as = buyer.key;
  const companyKey = buyer.company_key ?? "";
  const { body: project } = await there("POST /companies/:companyKey/projects", {
    ...{ as, params: { companyKey }, body: { title: `${portal} lotion`, category: "RESEARCH" } },
  });
  const projectKey = project.key;
  await there("POST /companies/:companyKey/projects/:projectKey/member/:userKey", {
    ...{ as, params: { companyKey, projectKey, userKey: colleague.key } },
  });
  await there("POST /companies/:companyKey/projects/:projectKey/comments", {
    ...{ as, params: { companyKey, projectKey } },
    body: { body: "What do you think?", mentions: [colleague.key] },
  });
  await there("POST /downloads", { as, body: { documents: [document] } });
  await there("POST /saved-searches", {
    as,
    body: {
      ...{ name: `${portal} news`, offering: "INGREDIENTS", frequency: "DAILY" },
      query: { query: "sharedium" },
    },
  });
  await there("POST /users/invite", {
    as,
    body: { users: [{ email: `invited@${portal}.example` }], company: companyKey },
  });
  await there("POST /registration/password/forgotten", { body: { email: buyer.email } });
}

/** People come to the portal: they sign up, are let in or not, and are verified. */
export async function comeThere(places: Places, people: PortalPeople): Promise<void> {
  const { there, home } = places;
  const { portal: event, support, buyer } = people;
  const email = `newcomer@${event}.example`;
  const { password: _, ...form } = signUpForm({ email });
  const special_case = { company_name: `${event} newcomers`, company_type: "CONSUMER_CARE_BRAND" };
  const terms = { event_terms_accepted: true };
  const sent = { body: { ...form, ...terms, special_case }, params: { portal: event } };
  await there("POST /registration/portals/:portal/signup", sent);
  await there("POST /registration/portals/:portal/signup", {
    ...{ ...sent, body: { ...sent.body, email: buyer.email } },
  });
  const { body: found } = await home("GET /users", { as: support, query: { query: email } });
  await home("POST /users/:userKey/verify", {
    ...{ as: support, params: { userKey: found.content[0]?.key ?? "" } },
  });
  await home("POST /events/:event/invitations", {
    ...{ as: support, params: { event }, body: { users: [{ email: `guest@${event}.example` }] } },
  });
  for (const status of ["VERIFIED", null] as const) {
    const guest = await createUser({ email: `${status ?? "declined"}@${event}.example` });
    await createEventUser({
      ...{ event_key: event, user_key: guest.key, status: "AWAITING_VERIFICATION" },
    });
    const params = { event, userKey: guest.key };
    // Support decides at the address of the installation.
    if (status) {
      await home("PATCH /events/:event/users/:userKey", { as: support, params, body: { status } });
    } else await home("DELETE /events/:event/users/:userKey", { as: support, params });
  }
}
