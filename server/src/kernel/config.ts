import path from "node:path";
import type { BrandVariant } from "@neroli/contract/kernel/brand-variants.ts";
import type { z } from "zod";
import own from "../../../package.json" with { type: "json" };
import { withoutSecrets } from "./log/without-secrets.ts";
import { type Settings, settings } from "./settings/settings.ts";
import type { ClamdAddress, ListenAddress } from "./settings/values.ts";
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
  /** A standby of that PostgreSQL, which answers what is only read; none when left out. */
  database_replica_url?: string;
  /** An OpenSearch that keeps the indexes; each process keeps its own when left out. */
  search?: SearchSettings;
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
  /** What this process does: answers people, does the work in the background, or both. */
  roles: { web: boolean; work: boolean };
  /** Where what is measured is told to Prometheus; nowhere when left out. */
  metrics?: ListenAddress;
  /** Milliseconds from which on the log names a query. */
  slow_query: number;
  /** Where errors are reported to, in Sentry's protocol; nowhere when left out. */
  error_reports?: ErrorReports;
  /** What backups are encrypted for, or by what they are read again (age). */
  backup_key?: string;
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

interface SearchSettings {
  /** Addresses of its nodes. */
  nodes: string[];
  /** Before the names of its indexes. */
  prefix: string;
  /** In so many parts each index is kept. */
  shards: number;
}

export interface IdentityProvider {
  issuer: string;
  /** As what this application is known there. */
  client_id: string;
  /** The audience of its access tokens for the API. */
  audience: string;
  /** Seconds after which its keys are read again: so long one that it has taken back is accepted. */
  keys_seconds: number;
}

/** An address of Sentry's kind (a DSN), and as what this installation is told apart there. */
export interface ErrorReports {
  dsn: string;
  environment: string;
  release: string;
}

/** A setting has a value that cannot be used. */
export class SettingError extends StartError {}

const repository = path.resolve(import.meta.dirname, "../../..");

/**
 * Reads the settings from the environment; an empty one counts as not set.
 * @throws SettingError with a sentence for each that cannot be used.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const { data: read, error } = settings.safeParse(given);
  const faults = [
    ...issuesOf(error, given),
    ...flagFaults(given),
    ...s3Faults(given),
    ...replicaFaults(given),
    ...searchFaults(given),
  ];
  if (!read || faults.length > 0) throw new SettingError(faults.join("\n"));
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
    roles: { web: read.NEROLI_ROLES !== "work", work: read.NEROLI_ROLES !== "web" },
    ...(read.NEROLI_METRICS && { metrics: read.NEROLI_METRICS }),
    slow_query: read.NEROLI_SLOW_QUERY_MS,
    ...(read.SENTRY_DSN && {
      error_reports: {
        dsn: read.SENTRY_DSN,
        environment: read.SENTRY_ENVIRONMENT,
        release: read.SENTRY_RELEASE ?? `neroli@${own.version}`,
      },
    }),
    ...(read.NEROLI_BACKUP_KEY && { backup_key: read.NEROLI_BACKUP_KEY }),
    production: read.NODE_ENV === "production",
    flags: flagsOf(given),
    ...(read.DATABASE_URL && { database_url: read.DATABASE_URL }),
    ...(read.DATABASE_REPLICA_URL && { database_replica_url: read.DATABASE_REPLICA_URL }),
    ...(read.OIDC_ISSUER && { identity_provider: providerOf(read, read.OIDC_ISSUER) }),
    ...searchOf(read),
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
function isDemo(read: Settings, hostname: string): boolean {
  if (read.NEROLI_DEMO !== undefined) return read.NEROLI_DEMO === "on";
  return isLocal(hostname) && read.DATABASE_URL === undefined;
}

const providerOf = (read: Settings, issuer: string): IdentityProvider => ({
  issuer,
  client_id: read.OIDC_CLIENT_ID,
  audience: read.OIDC_AUDIENCE,
  keys_seconds: read.OIDC_KEYS_SECONDS,
});

const flagPrefix = "NEROLI_FLAG_";

const flagsIn = (given: NodeJS.ProcessEnv) =>
  Object.entries(given).filter(([name]) => name.startsWith(flagPrefix));

const flagFaults = (given: NodeJS.ProcessEnv): string[] =>
  flagsIn(given)
    .filter(([, value]) => value !== "on" && value !== "off")
    .map(([name, value]) => `${name} is "${value}", but it must be on or off.`);

const flagsOf = (given: NodeJS.ProcessEnv): ReadonlyMap<string, boolean> =>
  new Map(
    flagsIn(given).map(([name, value]) => [
      name.slice(flagPrefix.length).toLowerCase().replaceAll("_", "-"),
      value === "on",
    ]),
  );

/** All or none of what a store of files needs. */
const neededOfS3 = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

function s3Faults(given: NodeJS.ProcessEnv): string[] {
  const missing = neededOfS3.filter((name) => !given[name]);
  const isWanted = given.S3_ENDPOINT !== undefined || missing.length < neededOfS3.length;
  if (!isWanted || missing.length === 0) return [];
  return [`A store of files (S3_…) needs ${missing.join(" and ")} too.`];
}

function replicaFaults({ DATABASE_URL, DATABASE_REPLICA_URL }: NodeJS.ProcessEnv): string[] {
  if (!DATABASE_REPLICA_URL || DATABASE_URL) return [];
  return ["A standby (DATABASE_REPLICA_URL) needs DATABASE_URL, which it follows."];
}

function searchFaults({ NEROLI_SEARCH, OPENSEARCH_URL }: NodeJS.ProcessEnv): string[] {
  if (NEROLI_SEARCH === "opensearch" && !OPENSEARCH_URL) {
    return ["NEROLI_SEARCH is opensearch, which needs OPENSEARCH_URL too."];
  }
  return [];
}

function searchOf(read: Settings): { search?: SearchSettings } {
  const { NEROLI_SEARCH, OPENSEARCH_URL: nodes, OPENSEARCH_PREFIX: prefix } = read;
  if (NEROLI_SEARCH !== "opensearch" || nodes === undefined) return {};
  return { search: { nodes, prefix, shards: read.OPENSEARCH_SHARDS } };
}

function s3Of(read: Settings): { s3?: S3Settings } {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = read;
  const { S3_ACCESS_KEY_ID: access_key_id, S3_SECRET_ACCESS_KEY: secret_access_key } = read;
  if (!(bucket && access_key_id && secret_access_key)) return {};
  return {
    s3: { bucket, region, access_key_id, secret_access_key, ...(endpoint && { endpoint }) },
  };
}

const isSecret = /KEY|SECRET/;

/** A sentence for each variable, without what is secret in it. */
function issuesOf(error: z.ZodError | undefined, given: NodeJS.ProcessEnv): string[] {
  const first = new Map<string, string>();
  for (const { path: place, message } of error?.issues ?? []) {
    const name = String(place[0]);
    if (!first.has(name)) first.set(name, message);
  }
  return [...first].map(([name, message]) =>
    isSecret.test(name)
      ? `${name} must be ${message}.`
      : `${name} is "${withoutSecrets(given[name] ?? "")}", but it must be ${message}.`,
  );
}

/** Names that look like settings of ours and are none: misspelt, or of another release. */
export const unknownSettings = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(env).filter(
    (name) =>
      name.startsWith("NEROLI_") && !name.startsWith(flagPrefix) && !(name in settings.shape),
  );

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
