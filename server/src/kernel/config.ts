import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { StartError } from "./start-error.ts";

export interface Config {
  port: number;
  /** Where people reach the server, without a slash at the end. */
  origin: string;
  /** The data folder, absolute. */
  data: string;
  demo: boolean;
  /** A PostgreSQL of one's own; the embedded one when left out. */
  database_url?: string;
  /** An identity provider of one's own; the built-in one when left out. */
  identity_provider?: IdentityProvider;
  /** Whose word about where a request comes from is believed (X-Forwarded-For). */
  trusted_proxies: string[];
  /** Where mail is handed in; the data folder when left out. */
  smtp_url?: string;
  /** Whom people turn to; named in messages. */
  support_email: string;
  production: boolean;
}

export interface IdentityProvider {
  issuer: string;
  /** As what this application is known there. */
  client_id: string;
  /** Whom its access tokens for the API are for. */
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
  NEROLI_DATA: z.string().default("data"),
  NEROLI_DEMO: z.enum(["on", "off"], { error: "on or off" }).default("on"),
  DATABASE_URL: address(
    "an address such as postgres://user:password@host/database",
    /^postgres(ql)?$/,
  ),
  NEROLI_TRUST_PROXY: z.string().default("loopback").transform(splitList).pipe(TrustedProxies),
  OIDC_ISSUER: address("an address such as https://login.example.com", /^https?$/),
  OIDC_CLIENT_ID: z.string().default("web"),
  OIDC_AUDIENCE: z.string().default("urn:neroli:api"),
  OIDC_KEYS_SECONDS: wholeNumber(1, 3_600).default(300),
  SMTP_URL: address("an address such as smtp://user:password@host:587", /^smtps?$/),
  NEROLI_SUPPORT_EMAIL: z.email("an e-mail address such as support@neroli.example.com").optional(),
  NODE_ENV: z.string().optional(),
});

/** Reads the settings from the environment; an empty one counts as not set. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const { data: read, error } = settings.safeParse(given);
  if (!read) throw refusal(error.issues[0], given);
  const { origin, hostname } = new URL(read.NEROLI_ORIGIN ?? `http://localhost:${read.PORT}`);
  return {
    port: read.PORT,
    origin,
    data: path.resolve(repository, read.NEROLI_DATA),
    demo: read.NEROLI_DEMO === "on",
    trusted_proxies: read.NEROLI_TRUST_PROXY,
    support_email: read.NEROLI_SUPPORT_EMAIL ?? `support@${hostname}`,
    production: read.NODE_ENV === "production",
    ...(read.DATABASE_URL && { database_url: read.DATABASE_URL }),
    ...(read.OIDC_ISSUER && { identity_provider: providerOf(read, read.OIDC_ISSUER) }),
    ...(read.SMTP_URL && { smtp_url: read.SMTP_URL }),
  };
}

const providerOf = (read: z.output<typeof settings>, issuer: string): IdentityProvider => ({
  issuer,
  client_id: read.OIDC_CLIENT_ID,
  audience: read.OIDC_AUDIENCE,
  keys_seconds: read.OIDC_KEYS_SECONDS,
});

/** Where the system's own programs are looked for; all that a child process is handed of ours. */
export const programPath = (): string => process.env.PATH ?? "/usr/bin:/bin";

function refusal(issue: z.core.$ZodIssue | undefined, given: NodeJS.ProcessEnv): SettingError {
  const name = String(issue?.path[0]);
  return new SettingError(`${name} is "${given[name]}", but it must be ${issue?.message}.`);
}
