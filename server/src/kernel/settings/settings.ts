import { isIP } from "node:net";
import { z } from "zod";
import {
  address,
  EngineNodes,
  NameServers,
  OwnNetworks,
  readClamd,
  readListen,
  splitList,
  TrustedProxies,
  wholeNumber,
} from "./values.ts";

/** Every setting by the name of its variable, and what its value must be (README, settings). */
export const settings = z.object({
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
  NEROLI_ROLES: z.enum(["both", "web", "work"], { error: "both, web or work" }).default("both"),
  NEROLI_METRICS: z.string().transform(readListen).optional(),
  NEROLI_SLOW_QUERY_MS: wholeNumber(1, 600_000).default(500),
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
  DATABASE_REPLICA_URL: address(
    "an address such as postgres://user:password@host/database",
    /^postgres(ql)?$/,
  ),
  NEROLI_SEARCH: z
    .enum(["embedded", "opensearch"], { error: "embedded or opensearch" })
    .default("embedded"),
  OPENSEARCH_URL: z.string().transform(splitList).pipe(EngineNodes).optional(),
  OPENSEARCH_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, "up to 40 small letters, digits and hyphens")
    .default("neroli"),
  OPENSEARCH_SHARDS: wholeNumber(1, 64).default(1),
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
  SENTRY_DSN: address("an address such as https://key@sentry.example.com/4", /^https?$/).refine(
    (value) => value === undefined || isDsn(value),
    {
      error:
        "an address with a key and the number of a project, such as https://key@sentry.example.com/4",
    },
  ),
  SENTRY_RELEASE: z.string().trim().max(200, "at most 200 characters").optional(),
  SENTRY_ENVIRONMENT: z.string().trim().max(64, "at most 64 characters").default("production"),
  NEROLI_BACKUP_KEY: z
    .string()
    .refine((value) => /^(age1|AGE-SECRET-KEY-)[0-9a-zA-Z]+$/.test(value), {
      error: "a key as npm run backup -- --new-key prints it: age1… or AGE-SECRET-KEY-…",
    })
    .optional(),
  NODE_ENV: z.string().optional(),
});

/** https://KEY@HOST/PROJECT, or with a folder before the project. */
function isDsn(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { username, pathname } = new URL(value);
  return username !== "" && /\/\d+$/.test(pathname);
}

export type Settings = z.output<typeof settings>;
