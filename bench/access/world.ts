import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import { createCompany } from "../../server/src/companies/factory.ts";
import { buildProducts } from "../../server/src/demo/generate/products.ts";
import { createAsset } from "../../server/src/documents/factory.ts";
import { transaction } from "../../server/src/kernel/db/db.ts";
import { createNotification } from "../../server/src/notifications/factory.ts";
import { createProduct } from "../../server/src/products/factory.ts";
import { createMessage, createRequest } from "../../server/src/requests/factory.ts";
import { createSubscription } from "../../server/src/subscriptions/factory.ts";
import { createUser } from "../../server/src/users/factory.ts";

/** The things that are read: the same for both readers, and there for both. */
export interface World {
  buyer: string;
  support: string;
  companies: string[];
  products: string[];
  requests: string[];
  documents: { company: string; id: string }[];
}

const productsEach = 10;
const requestsEach = 3;

/** A marketplace of so many suppliers with the demonstration's products over and over. */
export function createWorld(size: number): Promise<World> {
  return transaction(async () => {
    const buyer = await createUser({ roles: ["BUYER"], firstname: "Clara" });
    const support = await createUser({ roles: ["NEROLI_SUPER"], company_key: null });
    const world: World = {
      buyer: buyer.key,
      support: support.key,
      companies: [],
      products: [],
      requests: [],
      documents: [],
    };
    const buyers = [buyer.key];
    for (let other = 0; other < 5; other++) buyers.push((await createUser()).key);
    for (let index = 0; index < size; index++) {
      const company = await createSupplier(index);
      const products = await createProducts(company, index);
      const requests = await createRequests({ company, products, buyers, index });
      // Every tenth supplier excludes the buyer's kind of company, and is none of its reads.
      if (isExcluding(index)) continue;
      world.companies.push(company);
      world.products.push(...products);
      world.requests.push(...requests);
      world.documents.push(await createDocument(company));
    }
    await notify(world);
    return world;
  });
}

const isExcluding = (index: number) => index % 10 === 9;

async function createSupplier(index: number): Promise<string> {
  const { key } = await createCompany({
    key: `supplier-${index}`,
    name: `${["Amber", "Birch", "Cedar", "Dune", "Elder"][index % 5]} Ingredients ${index}`,
    tagline: "Raw materials with a story",
    description: "Three generations of extraction, fermentation and patience.",
    excluded_types: isExcluding(index) ? (["CONSUMER_CARE_BRAND"] satisfies CompanyType[]) : [],
    segments: [{ segment: "PERSONALCARE", description: "Actives" }],
    data_visibility: index % 4 === 0 ? { description: "CONFIDENTIAL" } : {},
  });
  await createSubscription({ company_key: key });
  return key;
}

const models = buildProducts().filter(
  ({ offering, trashed }) => offering === "INGREDIENTS" && !trashed,
);

async function createProducts(company_key: string, index: number): Promise<string[]> {
  const keys: string[] = [];
  for (let turn = 0; turn < productsEach; turn++) {
    const model = models[(index * productsEach + turn) % models.length];
    if (!model) throw new Error("the demonstration has no ingredients");
    const { key } = await createProduct({
      key: `${company_key}-${turn}`,
      company_key,
      segment: model.segment,
      fields: { ...model.fields, name: `${model.fields.name} ${index}` },
      visibility: model.visibility,
    });
    keys.push(key);
  }
  return keys;
}

/** One of the supplier's requests is the buyer's; the others come from five other companies. */
async function createRequests(asked: {
  company: string;
  products: string[];
  buyers: string[];
  index: number;
}): Promise<string[]> {
  const { company, products, buyers, index } = asked;
  const own: string[] = [];
  for (let turn = 0; turn < requestsEach; turn++) {
    const other = 1 + ((index + turn) % (buyers.length - 1));
    const { key } = await createRequest({
      company_key: company,
      products: products.slice(turn, turn + 2),
      buyer_key: buyers[turn === 0 ? 0 : other] as string,
    });
    await createMessage({ request_key: key });
    if (turn === 0) own.push(key);
  }
  return own;
}

const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(40_000, "0 ")]);

async function createDocument(company: string): Promise<{ company: string; id: string }> {
  const { id } = await createAsset({ company_key: company, content: pdf });
  return { company, id };
}

async function notify({ buyer, support }: World): Promise<void> {
  for (const user_key of [buyer, support]) {
    for (let turn = 0; turn < 60; turn++) await createNotification({ user_key });
  }
}
