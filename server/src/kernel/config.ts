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
  oidc_issuer?: string;
  /** Where mail is handed in; the data folder when left out. */
  smtp_url?: string;
  /** Whom people turn to; named in messages. */
  support_email: string;
  production: boolean;
}

/** A setting has a value that cannot be used. */
export class SettingError extends StartError {}

const repository = path.resolve(import.meta.dirname, "../../..");

const address = (expected: string, protocol: RegExp) =>
  z.url({ error: expected, protocol }).optional();

const settings = z.object({
  PORT: z.coerce
    .number({ error: "a whole number from 1 to 65535" })
    .pipe(
      z
        .int("a whole number from 1 to 65535")
        .min(1, "a whole number from 1 to 65535")
        .max(65535, "a whole number from 1 to 65535"),
    )
    .default(3000),
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
  OIDC_ISSUER: address("an address such as https://login.example.com", /^https?$/),
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
    support_email: read.NEROLI_SUPPORT_EMAIL ?? `support@${hostname}`,
    production: read.NODE_ENV === "production",
    ...(read.DATABASE_URL && { database_url: read.DATABASE_URL }),
    ...(read.OIDC_ISSUER && { oidc_issuer: read.OIDC_ISSUER }),
    ...(read.SMTP_URL && { smtp_url: read.SMTP_URL }),
  };
}

/** Where the system's own programs are looked for; all that a child process is handed of ours. */
export const programPath = (): string => process.env.PATH ?? "/usr/bin:/bin";

function refusal(issue: z.core.$ZodIssue | undefined, given: NodeJS.ProcessEnv): SettingError {
  const name = String(issue?.path[0]);
  return new SettingError(`${name} is "${given[name]}", but it must be ${issue?.message}.`);
}
