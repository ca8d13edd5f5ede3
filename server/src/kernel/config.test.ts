import path from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig, SettingError } from "./config.ts";

describe("settings", () => {
  test("nothing set is a working demonstration", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      origin: "http://localhost:3000",
      data: path.resolve(import.meta.dirname, "../../../data"),
      demo: true,
      support_email: "support@localhost",
      production: false,
    });
  });

  test("everything set is taken over, empty counts as not set", () => {
    const config = readConfig({
      PORT: "8080",
      NEROLI_ORIGIN: "https://neroli.example.com/",
      NEROLI_DATA: "/srv/neroli",
      NEROLI_DEMO: "off",
      DATABASE_URL: "postgres://neroli:secret@db/neroli",
      OIDC_ISSUER: "https://login.example.com/realms/neroli",
      SMTP_URL: "",
      NEROLI_SUPPORT_EMAIL: "help@example.com",
      NODE_ENV: "production",
    });
    expect(config).toEqual({
      port: 8080,
      origin: "https://neroli.example.com",
      data: "/srv/neroli",
      demo: false,
      database_url: "postgres://neroli:secret@db/neroli",
      oidc_issuer: "https://login.example.com/realms/neroli",
      support_email: "help@example.com",
      production: true,
    });
  });

  test.each([
    [{ PORT: "http" }, 'PORT is "http", but it must be a whole number from 1 to 65535.'],
    [{ PORT: "70000" }, 'PORT is "70000", but it must be a whole number from 1 to 65535.'],
    [{ PORT: "80.5" }, 'PORT is "80.5", but it must be a whole number from 1 to 65535.'],
    [{ NEROLI_DEMO: "yes" }, 'NEROLI_DEMO is "yes", but it must be on or off.'],
    [
      { NEROLI_ORIGIN: "neroli.example.com" },
      'NEROLI_ORIGIN is "neroli.example.com", but it must be an address such as https://neroli.example.com.',
    ],
    [
      { NEROLI_ORIGIN: "https://example.com/neroli" },
      'NEROLI_ORIGIN is "https://example.com/neroli", but it must be an address without a path, such as https://neroli.example.com.',
    ],
    [
      { DATABASE_URL: "mysql://db" },
      'DATABASE_URL is "mysql://db", but it must be an address such as postgres://user:password@host/database.',
    ],
    [
      { SMTP_URL: "mail.example.com" },
      'SMTP_URL is "mail.example.com", but it must be an address such as smtp://user:password@host:587.',
    ],
    [
      { NEROLI_SUPPORT_EMAIL: "help" },
      'NEROLI_SUPPORT_EMAIL is "help", but it must be an e-mail address such as support@neroli.example.com.',
    ],
    [
      { OIDC_ISSUER: "login" },
      'OIDC_ISSUER is "login", but it must be an address such as https://login.example.com.',
    ],
  ])("%o is refused in one sentence", (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new SettingError(sentence));
  });
});
