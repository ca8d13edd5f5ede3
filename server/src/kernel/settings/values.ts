import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";

/** Where clamd listens: the path of its socket, or its host and port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/** Where this process listens: an address of this machine, or every one (`::`), and the port. */
export interface ListenAddress {
  host: string;
  port: number;
}

export const address = (expected: string, protocol: RegExp) =>
  z.url({ error: expected, protocol }).optional();

export const splitList = (value: string) =>
  value === "off" ? [] : value.split(",").map((each) => each.trim());

/** Addresses of the nodes of an OpenSearch. */
export const EngineNodes = z.array(
  z.string().refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error:
      "an address such as https://search.example.com:9200, or several with commas between them",
  }),
);

/** Addresses and networks inside, to which webhooks are posted all the same. */
export const OwnNetworks = z.array(
  z.string().refine((value) => isNetwork(value) && isIP(value.split("/")[0] ?? "") > 0, {
    error: "off, or a list of addresses and networks such as 10.1.0.0/16",
  }),
);

/** Addresses or networks, or one of the names of networks that every machine has. */
export const TrustedProxies = z.array(
  z.string().refine(isNetwork, {
    error: "off, or a list of loopback, linklocal, uniquelocal, addresses and networks",
  }),
);

function isNetwork(value: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(value)) return true;
  const [host = "", prefix, ...more] = value.split("/");
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(host)] ?? -1;
  const length = prefix === undefined ? 0 : Number(/^\d{1,3}$/.exec(prefix)?.[0] ?? Number.NaN);
  return more.length === 0 && length >= 0 && length <= bits;
}

/** An address, and a port where it is not 53: "192.0.2.53", "127.0.0.1:5353", "[::1]:5353". */
export const NameServers = z.array(
  z.string().refine(
    (value) => {
      const [, v6, v4, port] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(value) ?? [];
      const whole = isIP(value) || isIP(v6 ?? v4 ?? "");
      return whole > 0 && Number(port ?? 53) > 0 && Number(port ?? 53) < 65_536;
    },
    { error: "off, or a list of addresses of name servers such as 192.0.2.53 or 127.0.0.1:5353" },
  ),
);

export function wholeNumber(from: number, to: number) {
  const error = `a whole number from ${from} to ${to}`;
  return z.coerce.number({ error }).pipe(z.int(error).min(from, error).max(to, error));
}

/** The path of a socket, or tcp://host:port. */
export function readClamd(value: string, { addIssue }: z.RefinementCtx): ClamdAddress {
  if (path.isAbsolute(value)) return { path: value };
  if (value.startsWith("unix:")) return { path: value.slice("unix:".length) };
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol === "tcp:" && url.hostname) {
    return { host: url.hostname.replaceAll(/[[\]]/g, ""), port: Number(url.port || 3310) };
  }
  addIssue({
    code: "custom",
    message: "the path of a socket such as /run/clamav/clamd.ctl, or tcp://host:3310",
  });
  return z.NEVER;
}

/** A port of this machine alone, or an address and a port: "9464", "10.0.0.7:9464", "[::]:9464". */
export function readListen(value: string, { addIssue }: z.RefinementCtx): ListenAddress {
  const [, v6, name, port = ""] = /^(?:(?:\[([^\]]+)\]|([^:[\]]+)):)?(\d{1,5})$/.exec(value) ?? [];
  const host = v6 ?? name ?? "localhost";
  const isAddress = host === "localhost" || isIP(host) > 0;
  if (isAddress && Number(port) > 0 && Number(port) < 65_536) return { host, port: Number(port) };
  addIssue({
    code: "custom",
    message: "a port such as 9464, or an address and a port such as 10.0.0.7:9464 or [::]:9464",
  });
  return z.NEVER;
}
