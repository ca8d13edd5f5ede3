import { isIP } from "node:net";
import path from "node:path";
import type { BrandVariant } from "@neroli/contract/kernel/brand-variants.ts";
import { z } from "zod";
import { StartError } from "./start-error.ts";

export interface Config {
  port: number;
  /** The address of this machine that the server listens on; `::` is every one, `localhost` none but its own. */
  listen: string;
  /** Seconds that the port goes on after a signal to end. */
  linger: number;
  /** Where people reach the server, without a slash at the end. */
  origin: string;
  /** The data folder, absolute. */
  data: string;
  /** Demonstration data and accounts whose password everyone knows. */
  demo: boolean;
  /** A PostgreSQL of one's own; the embedded one when left out. */
  database_url?: string;
  /** An identity provider of one's own; the built-in one when left out. */
  identity_provider?: IdentityProvider;
  /** Whose word about where a request comes from is believed (X-Forwarded-For). */
  trusted_proxies: string[];
  /** A store of files of one's own; the data folder when left out. */
  s3?: S3Settings;
  /** What the files of one company may have together. */
  company_storage_gigabytes: number;
  /** The name servers that are asked instead of the machine's own, "127.0.0.1:53". */
  name_servers: string[];
  /** Addresses and networks that webhooks may be posted to although they are not public. */
  webhook_networks: string[];
  /** The clamd that searches uploads for viruses; none when left out. */
  clamd?: ClamdAddress;
  /** Where mail is handed in; the data folder when left out. */
  smtp_url?: string;
  /** The address that people turn to; named in messages. */
  support_email: string;
  /** Who runs this installation, by name and address, for the imprint; null where nobody has said it. */
  operator: string | null;
  /** The second branding for the whole installation (spec 1); null for Neroli's own. */
  branding: BrandVariant | null;
  /** The script of a program that keeps customers (CRM), for visitors who agree; null for none. */
  crm_script: string | null;
  /** Days that the security log is kept. */
  security_log_days: number;
  /** Months that single interactions are kept; what was counted of them stays. */
  interaction_months: number;
  /** A file in MaxMind's format that tells countries by addresses; none when left out. */
  geoip?: string;
  production: boolean;
  /** Flags by name that the environment decides: NEROLI_FLAG_MAINTENANCE=on. */
  flags: ReadonlyMap<string, boolean>;
}

export interface S3Settings {
  /** Amazon's own of the region when left out. */
  endpoint?: string;
  bucket: string;
  region: string;
  access_key_id: string;
  secret_access_key: string;
}

/** Where clamd listens: the path of its socket, or its host and port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

export interface IdentityProvider {
  issuer: string;
  /** As what this application is known there. */
  client_id: string;
  /** The audience of its access tokens for the API. */
  audience: string;
  /** Seconds after which its keys are read again: so long one that it has taken back is accepted. */
  keys_seconds: number;
}

/** A setting has a value that cannot be used. */
export class SettingError extends StartError {}

const repository = path.resolve(import.meta.dirname, "../../..");

const address = (expected: string, protocol: RegExp) =>
  z.url({ error: expected, protocol }).optional();

const splitList = (value: string) =>
  value === "off" ? [] : value.split(",").map((each) => each.trim());

/** Addresses and networks inside, to which webhooks are posted all the same. */
const OwnNetworks = z.array(
  z.string().refine((value) => isNetwork(value) && isIP(value.split("/")[0] ?? "") > 0, {
    error: "off, or a list of addresses and networks such as 10.1.0.0/16",
  }),
);

/** Addresses or networks, or one of the names of networks that every machine has. */
const TrustedProxies = z.array(
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
const NameServers = z.array(
  z.string().refine(
    (value) => {
      const [, v6, v4, port] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(value) ?? [];
      const whole = isIP(value) || isIP(v6 ?? v4 ?? "");
      return whole > 0 && Number(port ?? 53) > 0 && Number(port ?? 53) < 65_536;
    },
    { error: "off, or a list of addresses of name servers such as 192.0.2.53 or 127.0.0.1:5353" },
  ),
);

function wholeNumber(from: number, to: number) {
  const error = `a whole number from ${from} to ${to}`;
  return z.coerce.number({ error }).pipe(z.int(error).min(from, error).max(to, error));
}

const settings = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  NEROLI_ORIGIN: address("an address such as https://neroli.example.com", /^https?$/).refine(
    (value) => !URL.canParse(value ?? "") || new URL(value ?? "").pathname === "/",
    "an address without a path, such as https://neroli.example.com",
  ),
  NEROLI_LISTEN: z
    .string()
    .refine((value) => value === "localhost" || isIP(value) > 0, {
      error: "localhost, or an address of this machine such as 192.0.2.7, 0.0.0.0 or ::",
    })
    .optional(),
  NEROLI_LINGER_SECONDS: wholeNumber(0, 60).default(1),
  NEROLI_DATA: z
    .string()
    .refine((value) => !/^[a-z][a-z0-9+.-]+:\/\//i.test(value), {
      error: "a folder; the address of a database is set as DATABASE_URL",
    })
    .default("data"),
  NEROLI_DEMO: z.enum(["on", "off"], { error: "on or off" }).optional(),
  DATABASE_URL: address(
    "an address such as postgres://user:password@host/database",
    /^postgres(ql)?$/,
  ),
  NEROLI_TRUST_PROXY: z.string().default("loopback").transform(splitList).pipe(TrustedProxies),
  NEROLI_RESOLVER: z.string().default("off").transform(splitList).pipe(NameServers),
  NEROLI_WEBHOOK_NETWORKS: z.string().default("off").transform(splitList).pipe(OwnNetworks),
  OIDC_ISSUER: address("an address such as https://login.example.com", /^https?$/),
  OIDC_CLIENT_ID: z.string().default("web"),
  OIDC_AUDIENCE: z.string().default("urn:neroli:api"),
  OIDC_KEYS_SECONDS: wholeNumber(1, 3_600).default(300),
  S3_ENDPOINT: address("an address such as https://s3.example.com", /^https?$/),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  NEROLI_COMPANY_STORAGE_GB: wholeNumber(1, 100_000).default(5),
  CLAMD_SOCKET: z.string().transform(readClamd).optional(),
  SMTP_URL: address("an address such as smtp://user:password@host:587", /^smtps?$/),
  NEROLI_SUPPORT_EMAIL: z.email("an e-mail address such as support@neroli.example.com").optional(),
  NEROLI_OPERATOR: z.string().trim().max(500, "at most 500 characters").optional(),
  NEROLI_CRM_SCRIPT: address("an address such as https://crm.example.com/script.js", /^https?$/),
  NEROLI_BRANDING: z.enum(["neroli", "concepts"], { error: "neroli or concepts" }).optional(),
  NEROLI_SECURITY_LOG_DAYS: wholeNumber(1, 36_500).default(365),
  NEROLI_INTERACTION_MONTHS: wholeNumber(1, 1_200).default(26),
  NEROLI_GEOIP: z.string().optional(),
  NODE_ENV: z.string().optional(),
});

/** Reads the settings from the environment; an empty one counts as not set. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const { data: read, error } = settings.safeParse(given);
  if (!read) throw refusal(error.issues[0], given);
  const { origin, hostname } = new URL(read.NEROLI_ORIGIN ?? `http://localhost:${read.PORT}`);
  const demo = isDemo(read, hostname);
  return {
    port: read.PORT,
    listen: read.NEROLI_LISTEN ?? (demo || isLocal(hostname) ? "localhost" : "::"),
    linger: read.NEROLI_LINGER_SECONDS,
    origin,
    data: path.resolve(repository, read.NEROLI_DATA),
    demo,
    trusted_proxies: read.NEROLI_TRUST_PROXY,
    name_servers: read.NEROLI_RESOLVER,
    webhook_networks: read.NEROLI_WEBHOOK_NETWORKS,
    support_email: read.NEROLI_SUPPORT_EMAIL ?? `support@${hostname}`,
    operator: read.NEROLI_OPERATOR || null,
    crm_script: read.NEROLI_CRM_SCRIPT ?? null,
    branding: read.NEROLI_BRANDING === "concepts" ? "CONCEPTS" : null,
    security_log_days: read.NEROLI_SECURITY_LOG_DAYS,
    interaction_months: read.NEROLI_INTERACTION_MONTHS,
    ...(read.NEROLI_GEOIP && { geoip: path.resolve(repository, read.NEROLI_GEOIP) }),
    production: read.NODE_ENV === "production",
    flags: flagsOf(given),
    ...(read.DATABASE_URL && { database_url: read.DATABASE_URL }),
    ...(read.OIDC_ISSUER && { identity_provider: providerOf(read, read.OIDC_ISSUER) }),
    ...s3Of(read),
    company_storage_gigabytes: read.NEROLI_COMPANY_STORAGE_GB,
    ...(read.CLAMD_SOCKET && { clamd: read.CLAMD_SOCKET }),
    ...(read.SMTP_URL && { smtp_url: read.SMTP_URL }),
  };
}

/** Names of this very machine, by which nobody else reaches it; portals have names below it. */
const isLocal = (hostname: string) =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "[::1]" ||
  /^127\.\d+\.\d+\.\d+$/.test(hostname);

/**
 * On by itself only where nobody but this machine's people can come to it. Anywhere else whoever
 * has read the README would be support; who wants that says so.
 */
function isDemo(read: z.output<typeof settings>, hostname: string): boolean {
  if (read.NEROLI_DEMO !== undefined) return read.NEROLI_DEMO === "on";
  return isLocal(hostname) && read.DATABASE_URL === undefined;
}

const providerOf = (read: z.output<typeof settings>, issuer: string): IdentityProvider => ({
  issuer,
  client_id: read.OIDC_CLIENT_ID,
  audience: read.OIDC_AUDIENCE,
  keys_seconds: read.OIDC_KEYS_SECONDS,
});

function flagsOf(given: NodeJS.ProcessEnv): ReadonlyMap<string, boolean> {
  const prefix = "NEROLI_FLAG_";
  const named = Object.entries(given).filter(([name]) => name.startsWith(prefix));
  return new Map(
    named.map(([name, value]) => {
      if (value !== "on" && value !== "off") {
        throw new SettingError(`${name} is "${value}", but it must be on or off.`);
      }
      return [name.slice(prefix.length).toLowerCase().replaceAll("_", "-"), value === "on"];
    }),
  );
}

/** All or none of what a store of files needs. */
function s3Of(read: z.output<typeof settings>): { s3?: S3Settings } {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = read;
  const { S3_ACCESS_KEY_ID: access_key_id, S3_SECRET_ACCESS_KEY: secret_access_key } = read;
  if (!(endpoint || bucket || access_key_id || secret_access_key)) return {};
  const missing = Object.entries({
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: access_key_id,
    S3_SECRET_ACCESS_KEY: secret_access_key,
  }).flatMap(([name, value]) => (value ? [] : [name]));
  if (!(bucket && access_key_id && secret_access_key)) {
    throw new SettingError(`A store of files (S3_…) needs ${missing.join(" and ")} too.`);
  }
  return {
    s3: { bucket, region, access_key_id, secret_access_key, ...(endpoint && { endpoint }) },
  };
}

/** The path of a socket, or tcp://host:port. */
function readClamd(value: string, { addIssue }: z.RefinementCtx): ClamdAddress {
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

/** Where the system's own programs are looked for; all that a child process is handed of ours. */
export const programPath = (): string => process.env.PATH ?? "/usr/bin:/bin";

/** What a process of our own program is handed of ours: no address, key or password. */
export const apartEnvironment = (): NodeJS.ProcessEnv => {
  const { NODE_ENV, NODE_COMPILE_CACHE, TMPDIR } = process.env;
  const given = Object.entries({ NODE_ENV, NODE_COMPILE_CACHE, TMPDIR });
  return {
    ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
    PATH: programPath(),
    // Pictures are remade by one thread, and memory that was given back is soon the machine's again.
    VIPS_CONCURRENCY: "1",
    MALLOC_ARENA_MAX: "2",
  };
};

function refusal(issue: z.core.$ZodIssue | undefined, given: NodeJS.ProcessEnv): SettingError {
  const name = String(issue?.path[0]);
  return new SettingError(`${name} is "${given[name]}", but it must be ${issue?.message}.`);
}
