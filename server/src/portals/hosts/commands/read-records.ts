import type { HostFault } from "@neroli/contract/enumerations/portals.ts";
import { findAddresses, findNames, findTexts } from "../../../kernel/dns.ts";

interface Claim {
  host: string;
  token: string;
  /** The name that it has to lead to. */
  target: string;
}

/** The name of the record that proves a host; what stands at the host itself may be others'. */
export const recordName = (host: string): string => `_neroli.${host}`;

/** What is wrong with the DNS records of a host; null when nothing is. */
export async function findFault({ host, token, target }: Claim): Promise<HostFault | null> {
  const texts = await findTexts(recordName(host));
  if (texts === null) return "NO_ANSWER";
  if (!texts.includes(token)) return texts.length > 0 ? "WRONG_RECORD" : "NO_RECORD";
  return findDetour(host, target);
}

/** It leads to us when it stands for our name, or when each address of it is one of ours. */
async function findDetour(host: string, target: string): Promise<HostFault | null> {
  const names = await findNames(host);
  if (names?.some((name) => name.toLowerCase().replace(/\.$/, "") === target)) return null;
  const [own, ours] = await Promise.all([findAddresses(host), findAddresses(target)]);
  if (own === null || ours === null) return "NO_ANSWER";
  return own.length > 0 && own.every((address) => ours.includes(address)) ? null : "ELSEWHERE";
}
