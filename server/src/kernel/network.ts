import { isIPv6 } from "node:net";

/**
 * The network behind an address, for counting: the address itself, and of IPv6 the /64, which
 * is what one customer is given and may choose addresses from at will.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [before = "", after] = (plain.split("%")[0] ?? "").split("::");
  const left = groups(before);
  const right = after === undefined ? [] : groups(after);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return `${[...left, ...zeros, ...right].slice(0, 4).map(short).join(":")}::/64`;
}

/** An IPv4 address as people write it, also where the socket speaks IPv6. */
export const plainAddress = (address: string): string => {
  const alone = withoutPort(address);
  return /^::ffff:([\d.]+)$/i.exec(alone)?.[1] ?? alone;
};

/** Some proxies write the port, too, by which everybody would have an address for each call. */
const withoutPort = (address: string): string =>
  /^([\d.]+):\d+$/.exec(address)?.[1] ??
  /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(address)?.[1] ??
  address;

const groups = (part: string) => part.split(":").filter(Boolean);
const short = (group: string) => Number.parseInt(group, 16).toString(16);
