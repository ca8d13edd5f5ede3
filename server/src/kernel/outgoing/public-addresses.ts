import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Networks of the internet's registries that are nobody's public address (RFC 6890 and after). */
const special = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
];
/** What is public of IPv6; all else is local, leads on to IPv4, or is not given out. */
const public6 = listOf(["2000::/3"]);
const special4And6 = listOf(special);
let own = new BlockList();
let opened = false;

/** These addresses and networks may be posted to although they are not public, also without TLS. */
export function openNetworks(networks: readonly string[]): void {
  own = listOf(networks);
  opened = networks.length > 0;
}

export const opensNetworks = (): boolean => opened;

/** Whether the operator has named this address, or the network that it lies in. */
export const isOpened = (address: string): boolean => has(own, address);

/** Whether an address is one of the public internet's. */
export function isPublic(address: string): boolean {
  if (has(special4And6, address)) return false;
  return isIPv4(address) || (isIPv6(address) && has(public6, address));
}

const has = (list: BlockList, address: string) =>
  list.check(address, isIPv6(address) ? "ipv6" : "ipv4");

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
