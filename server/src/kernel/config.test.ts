import path from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig, SettingError, unknownSettings } from "./config.ts";

describe("settings", () => {
  test("nothing set is a working demonstration", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      listen: "localhost",
      company_storage_gigabytes: 5,
      linger: 1,
      origin: "http://localhost:3000",
      data: path.resolve(import.meta.dirname, "../../../data"),
      demo: true,
      trusted_proxies: ["loopback"],
      name_servers: [],
      webhook_networks: [],
      support_email: "support@localhost",
      branding: null,
      crm_script: null,
      security_log_days: 365,
      interaction_months: 26,
      operator: null,
      roles: { web: true, work: true },
      slow_query: 500,
      production: false,
      flags: new Map(),
    });
  });

  test("everything set is taken over, empty counts as not set", () => {
    const config = readConfig({
      PORT: "8080",
      NEROLI_LISTEN: "192.0.2.7",
      NEROLI_LINGER_SECONDS: "5",
      NEROLI_ORIGIN: "https://neroli.example.com/",
      NEROLI_DATA: "/srv/neroli",
      NEROLI_DEMO: "off",
      DATABASE_URL: "postgres://neroli:secret@db/neroli",
      OIDC_ISSUER: "https://login.example.com/realms/neroli",
      OIDC_CLIENT_ID: "neroli",
      OIDC_AUDIENCE: "https://neroli.example.com/api",
      OIDC_KEYS_SECONDS: "60",
      NEROLI_RESOLVER: "192.0.2.53:5353, [2001:db8::53]:53",
      NEROLI_WEBHOOK_NETWORKS: "10.1.0.0/16, 192.168.7.4",
      NEROLI_TRUST_PROXY: "uniquelocal, 203.0.113.0/24,2001:db8::1",
      S3_ENDPOINT: "https://s3.example.com",
      S3_BUCKET: "neroli",
      S3_REGION: "eu-central-1",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
      CLAMD_SOCKET: "/run/clamav/clamd.ctl",
      SMTP_URL: "",
      NEROLI_SUPPORT_EMAIL: "help@example.com",
      NEROLI_FLAG_MAINTENANCE: "on",
      NEROLI_BRANDING: "concepts",
      NEROLI_OPERATOR: " Neroli Trading, 1 Mill Lane, London ",
      NEROLI_CRM_SCRIPT: "https://crm.example.com/script.js",
      NEROLI_INTERACTION_MONTHS: "14",
      NEROLI_GEOIP: "/srv/countries.mmdb",
      NEROLI_SECURITY_LOG_DAYS: "30",
      NEROLI_ROLES: "web",
      NEROLI_METRICS: "[::]:9464",
      NEROLI_SLOW_QUERY_MS: "200",
      SENTRY_DSN: "https://key@sentry.example.com/4",
      SENTRY_ENVIRONMENT: "staging",
      SENTRY_RELEASE: "neroli@7",
      NODE_ENV: "production",
      NEROLI_COMPANY_STORAGE_GB: "50",
    });
    expect(config).toEqual({
      port: 8080,
      listen: "192.0.2.7",
      company_storage_gigabytes: 50,
      linger: 5,
      origin: "https://neroli.example.com",
      data: "/srv/neroli",
      demo: false,
      database_url: "postgres://neroli:secret@db/neroli",
      identity_provider: {
        issuer: "https://login.example.com/realms/neroli",
        client_id: "neroli",
        audience: "https://neroli.example.com/api",
        keys_seconds: 60,
      },
      trusted_proxies: ["uniquelocal", "203.0.113.0/24", "2001:db8::1"],
      name_servers: ["192.0.2.53:5353", "[2001:db8::53]:53"],
      webhook_networks: ["10.1.0.0/16", "192.168.7.4"],
      s3: {
        endpoint: "https://s3.example.com",
        bucket: "neroli",
        region: "eu-central-1",
        access_key_id: "key",
        secret_access_key: "secret",
      },
      clamd: { path: "/run/clamav/clamd.ctl" },
      support_email: "help@example.com",
      branding: "CONCEPTS",
      crm_script: "https://crm.example.com/script.js",
      security_log_days: 30,
      interaction_months: 14,
      operator: "Neroli Trading, 1 Mill Lane, London",
      geoip: "/srv/countries.mmdb",
      roles: { web: true, work: false },
      metrics: { host: "::", port: 9464 },
      slow_query: 200,
      error_reports: {
        dsn: "https://key@sentry.example.com/4",
        environment: "staging",
        release: "neroli@7",
      },
      production: true,
      flags: new Map([["maintenance", true]]),
    });
  });

  const origin = { NEROLI_ORIGIN: "https://neroli.example.com" };
  const own = { DATABASE_URL: "postgres://db/neroli" };
  test.each([
    [{}, true, "localhost"],
    [{ NEROLI_ORIGIN: "http://127.0.0.1:3000" }, true, "localhost"],
    [origin, false, "::"],
    [{ NEROLI_ORIGIN: "https://localhost.example.com" }, false, "::"],
    [{ NEROLI_ORIGIN: "http://127.0.0.1.example.com" }, false, "::"],
    [{ ...origin, NEROLI_DEMO: "" }, false, "::"],
    [{ ...origin, NEROLI_DEMO: "on" }, true, "localhost"],
    [{ ...origin, NEROLI_DEMO: "on", NEROLI_LISTEN: "::" }, true, "::"],
    [own, false, "localhost"],
    [{ ...own, NEROLI_DEMO: "on" }, true, "localhost"],
    [{ NEROLI_DEMO: "off" }, false, "localhost"],
    [{ NEROLI_LISTEN: "0.0.0.0" }, true, "0.0.0.0"],
  ])("with %o the demonstration is on: %s, and %s listens", (env, demo, listen) => {
    expect(readConfig(env)).toMatchObject({ demo, listen });
  });

  test.each([
    ["unix:/run/clamd.ctl", { path: "/run/clamd.ctl" }],
    ["tcp://clamd:3311", { host: "clamd", port: 3311 }],
    ["tcp://[::1]", { host: "::1", port: 3310 }],
  ])("clamd at %s", (CLAMD_SOCKET, clamd) => {
    expect(readConfig({ CLAMD_SOCKET }).clamd).toEqual(clamd);
  });

  test("a store of files is set whole", () => {
    expect(() =>
      readConfig({ S3_ENDPOINT: "https://s3.example.com", S3_BUCKET: "neroli" }),
    ).toThrow(
      new SettingError(
        "A store of files (S3_…) needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.",
      ),
    );
  });

  test("a standby is one of a database", () => {
    const replica = "postgres://neroli@replica.example.com/neroli";
    expect(() => readConfig({ DATABASE_REPLICA_URL: replica })).toThrow(
      new SettingError("A standby (DATABASE_REPLICA_URL) needs DATABASE_URL, which it follows."),
    );
    const DATABASE_URL = "postgres://neroli@database.example.com/neroli";
    const config = readConfig({ DATABASE_URL, DATABASE_REPLICA_URL: replica });
    expect(config).toMatchObject({ database_replica_url: replica });
  });

  test("an OpenSearch is where it is said to be, and none without its address", () => {
    expect(() => readConfig({ NEROLI_SEARCH: "opensearch" })).toThrow(
      new SettingError("NEROLI_SEARCH is opensearch, which needs OPENSEARCH_URL too."),
    );
    const OPENSEARCH_URL = "https://one.example.com:9200, https://two.example.com:9200";
    expect(readConfig({ OPENSEARCH_URL })).not.toHaveProperty("search");
    expect(readConfig({ NEROLI_SEARCH: "opensearch", OPENSEARCH_URL }).search).toEqual({
      nodes: ["https://one.example.com:9200", "https://two.example.com:9200"],
      prefix: "neroli",
      shards: 1,
    });
    const OPENSEARCH_PREFIX = "Neroli";
    expect(() => readConfig({ OPENSEARCH_URL: "opensearch:9200", OPENSEARCH_PREFIX })).toThrow(
      new SettingError(
        'OPENSEARCH_URL is "opensearch:9200", but it must be an address such as https://search.example.com:9200, or several with commas between them.\n' +
          'OPENSEARCH_PREFIX is "Neroli", but it must be up to 40 small letters, digits and hyphens.',
      ),
    );
  });

  test("all that is wrong is told at once, and nothing secret with it", () => {
    expect(() =>
      readConfig({
        PORT: "http",
        SMTP_URL: "mail://neroli:secret@mail.example.com",
        S3_BUCKET: "neroli",
        NEROLI_FLAG_MAINTENANCE: "perhaps",
        NEROLI_METRICS: "everywhere:9464",
        SENTRY_DSN: "https://sentry.example.com/4",
        NEROLI_ROLES: "all",
      }),
    ).toThrow(
      new SettingError(
        [
          'PORT is "http", but it must be a whole number from 1 to 65535.',
          'NEROLI_ROLES is "all", but it must be both, web or work.',
          'NEROLI_METRICS is "everywhere:9464", but it must be a port such as 9464, or an address and a port such as 10.0.0.7:9464 or [::]:9464.',
          'SMTP_URL is "mail://[left out]@mail.example.com", but it must be an address such as smtp://user:password@host:587.',
          'SENTRY_DSN is "https://sentry.example.com/4", but it must be an address with a key and the number of a project, such as https://key@sentry.example.com/4.',
          'NEROLI_FLAG_MAINTENANCE is "perhaps", but it must be on or off.',
          "A store of files (S3_…) needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.",
        ].join("\n"),
      ),
    );
  });

  test.each([
    ["9464", { host: "localhost", port: 9464 }],
    ["10.0.0.7:9464", { host: "10.0.0.7", port: 9464 }],
  ])("what is measured is told at %s", (NEROLI_METRICS, metrics) => {
    expect(readConfig({ NEROLI_METRICS }).metrics).toEqual(metrics);
  });

  test("a misspelt name is no setting", () => {
    const env = { NEROLI_ORGIN: "x", NEROLI_DATA: "data", NEROLI_FLAG_NEW: "on", PATH: "/bin" };
    expect(unknownSettings(env)).toEqual(["NEROLI_ORGIN"]);
  });

  test("no proxy need be trusted", () => {
    expect(readConfig({ NEROLI_TRUST_PROXY: "off" }).trusted_proxies).toEqual([]);
  });

  test.each([
    [
      { CLAMD_SOCKET: "clamd:3310" },
      'CLAMD_SOCKET is "clamd:3310", but it must be ' +
        "the path of a socket such as /run/clamav/clamd.ctl, or tcp://host:3310.",
    ],
    [
      {
        S3_ENDPOINT: "s3.example.com",
        S3_BUCKET: "neroli",
        S3_ACCESS_KEY_ID: "key",
        S3_SECRET_ACCESS_KEY: "secret",
      },
      'S3_ENDPOINT is "s3.example.com", but it must be an address such as https://s3.example.com.',
    ],
    [{ PORT: "http" }, 'PORT is "http", but it must be a whole number from 1 to 65535.'],
    [{ PORT: "70000" }, 'PORT is "70000", but it must be a whole number from 1 to 65535.'],
    [{ PORT: "80.5" }, 'PORT is "80.5", but it must be a whole number from 1 to 65535.'],
    [
      { NEROLI_LISTEN: "everywhere" },
      'NEROLI_LISTEN is "everywhere", but it must be localhost, or an address of this machine such as 192.0.2.7, 0.0.0.0 or ::.',
    ],
    [
      { NEROLI_DATA: "postgres://db/neroli" },
      'NEROLI_DATA is "postgres://db/neroli", but it must be a folder; the address of a database is set as DATABASE_URL.',
    ],
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
      { NEROLI_BRANDING: "beauty" },
      'NEROLI_BRANDING is "beauty", but it must be neroli or concepts.',
    ],
    [
      { NEROLI_SUPPORT_EMAIL: "help" },
      'NEROLI_SUPPORT_EMAIL is "help", but it must be an e-mail address such as support@neroli.example.com.',
    ],
    [
      { NEROLI_TRUST_PROXY: "on" },
      'NEROLI_TRUST_PROXY is "on", but it must be off, or a list of loopback, linklocal, uniquelocal, addresses and networks.',
    ],
    [
      { NEROLI_TRUST_PROXY: "10.0.0.0/33" },
      'NEROLI_TRUST_PROXY is "10.0.0.0/33", but it must be off, or a list of loopback, linklocal, uniquelocal, addresses and networks.',
    ],
    [
      { OIDC_ISSUER: "login" },
      'OIDC_ISSUER is "login", but it must be an address such as https://login.example.com.',
    ],
  ])("%o is refused in one sentence", (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new SettingError(sentence));
  });
});
