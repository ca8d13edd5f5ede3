import { Resolver } from "node:dns/promises";

const resolver = new Resolver({ timeout: 2_000, tries: 2 });

/** Asks these name servers ("127.0.0.1:5353") in place of the machine's own. */
export const useNameServers = (servers: readonly string[]): void => resolver.setServers(servers);

/** What says that there is no such record; anything else, that nobody knows. */
const noneThere = ["ENOTFOUND", "ENODATA"];

/** Records of a domain; none where it has none, null where nobody answers for it. */
async function look<Record>(asked: Promise<Record[]>): Promise<Record[] | null> {
  try {
    return await asked;
  } catch (error) {
    return noneThere.includes(String((error as NodeJS.ErrnoException).code)) ? [] : null;
  }
}

/** The TXT records of a domain. */
export async function findTexts(domain: string): Promise<string[] | null> {
  const records = await look(resolver.resolveTxt(domain));
  return records?.map((parts) => parts.join("")) ?? null;
}

/** The same; none, too, where nobody answers. */
export const readTexts = async (domain: string): Promise<string[]> =>
  (await findTexts(domain)) ?? [];

/** The name that a domain stands for, if it stands for another one. */
export const findNames = (domain: string): Promise<string[] | null> =>
  look(resolver.resolveCname(domain));

/** Every address of a domain; of this very machine's name without asking anybody. */
export async function findAddresses(domain: string): Promise<string[] | null> {
  if (domain === "localhost" || domain.endsWith(".localhost")) return ["127.0.0.1", "::1"];
  const both = await Promise.all([
    look(resolver.resolve4(domain)),
    look(resolver.resolve6(domain)),
  ]);
  const found = both.flatMap((each) => each ?? []);
  return found.length === 0 && both.includes(null) ? null : found;
}
