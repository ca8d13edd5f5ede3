import { Resolver } from "node:dns/promises";

const resolver = new Resolver({ timeout: 2_000, tries: 2 });

/** Asks these name servers ("127.0.0.1:5353") in place of the machine's own. */
export const useNameServers = (servers: readonly string[]): void => resolver.setServers(servers);

/** The TXT records of a domain; none where it has none, or where nobody answers for it. */
export async function readTexts(domain: string): Promise<string[]> {
  try {
    const records = await resolver.resolveTxt(domain);
    return records.map((parts) => parts.join(""));
  } catch {
    return [];
  }
}
