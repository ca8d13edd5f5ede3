import type { Endpoint } from "@neroli/contract/access/endpoint.ts";
import { pages } from "@neroli/contract/access/pages.ts";
import { endpoints } from "@neroli/contract/endpoints.ts";
import { schemaOf, valueBy } from "./by-schema.ts";
import { multipart } from "./multipart.ts";
import { oddJson, oddText } from "./odd-values.ts";
import { type Random, randomOf } from "./random.ts";

/** A request, word by word: clients tidy up what is odd. */
export interface Input {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface World {
  seed: number;
  /** Who asks; an empty token is a visitor's. */
  tokens: readonly string[];
  /** Keys of what is there, by the first part of the address that answered them. */
  known: ReadonlyMap<string, readonly string[]>;
  /** Whether addresses outside of the API are asked for too. */
  pages: boolean;
}

interface Making {
  random: Random;
  world: World;
  /** What is known where this is asked. */
  known: readonly string[];
}

const all: [string, Endpoint][] = Object.entries(endpoints);
const none = Buffer.alloc(0);

/** The input of this number: the same for the same seed and world. */
export function inputOf(world: World, number: number): Input {
  const random = randomOf(world.seed, number);
  if (world.pages && random.chance(0.2)) return oddly(random, pageInput(random, world));
  const [name, endpoint] = random.pick(all);
  const [method = "GET", pattern = ""] = name.split(" ");
  const place = pattern.split("/")[1] ?? "";
  const everything = [...world.known.values()].flat();
  const own = world.known.get(place) ?? [];
  const making = { random, world, known: random.chance(0.8) && own.length > 0 ? own : everything };
  const path = `/api${pathOf(pattern, making)}${queryOf(endpoint, making)}`;
  const token = random.pick(world.tokens);
  const headers: Input["headers"] = { host: "localhost" };
  if (token) headers.authorization = `Bearer ${token}`;
  return oddly(random, { method, path, headers, ...bodyOf(endpoint, { making, headers }) });
}

/** Some of all have something odd about the request itself. */
function oddly(random: Random, input: Input): Input {
  const headers = { ...input.headers };
  if (random.chance(0.15)) {
    const [name, values] = random.pick(oddHeaders);
    headers[name] = random.chance(0.3) ? headerText(oddText(random)) : random.pick(values);
  }
  const method = random.chance(0.04) ? random.pick(oddMethods) : input.method;
  return { ...input, headers, method };
}

const oddMethods = [
  "TRACE",
  "OPTIONS",
  "HEAD",
  "PROPFIND",
  "PUT",
  "DELETE",
  "PATCH",
  "POST",
  "GET",
];
const oddHeaders: [string, string[]][] = [
  ["host", ["a b", "[::1", "", "evil.example", "a:b", "localhost:99999999"]],
  [
    "content-type",
    ["text/plain", "application/json; charset=utf-7", "a", "multipart/form-data", ""],
  ],
  ["accept-language", ["de", "xx-yy;q=9", "*", "a;q=", ",,,", "fr-CH, de;q=0.8"]],
  ["cookie", ["language=de", "language=\u00ff", "=;=;", "language=__", "a=%zz"]],
  ["range", ["bytes=0-", "bytes=9-1", "bytes=-", "bytes=99999999999999999999-", "lines=1"]],
  ["authorization", ["Bearer", "Bearer a.b.c", "Basic YTpi", "Bearer ", "\u00ff"]],
  ["if-none-match", ["*", '"', 'W/"x"']],
  ["if-modified-since", ["yesterday", "0"]],
  ["content-length", ["0", "7"]],
  ["content-encoding", ["gzip", "br", "x"]],
  ["accept-encoding", ["gzip, br", "identity;q=0, *;q=0", "zstd", "x"]],
  ["x-forwarded-for", ["1.2.3.4", "a", ",", "::", "1.2.3.4, 5.6.7.8", "999.1.1.1"]],
  ["x-forwarded-proto", ["javascript", "https,http", ""]],
  ["x-forwarded-host", ["a b", "evil.example"]],
  ["x-request-id", ["12345678", "a", "\u00ff"]],
  ["traceparent", ["00-x", `00-${"0".repeat(32)}-${"0".repeat(16)}-00`]],
  ["idempotency-key", ["a", "00000000-0000-7000-8000-000000000000"]],
  ["origin", ["null", "https://evil.example"]],
  ["accept", ["text/html", "*/*;q=x", "application/pdf"]],
  ["transfer-encoding", ["identity"]],
  ["expect", ["200-ok"]],
];

/** What a head may carry at all: anything else ends it, and is another request. */
const headerText = (text: string) =>
  Buffer.from(text, "utf8")
    .toString("latin1")
    .replaceAll(/\p{Cc}/gu, "")
    .slice(0, 7_000);

const pathOf = (pattern: string, { random, known }: Making) =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (random.chance(0.25)) return encode(oddText(random), random);
    if (name === "offering" || name === "type") return random.pick(["INGREDIENTS", "SERVICES"]);
    if (name === "offering" || name === "language") return "en";
    return known.length > 0 ? encodeURIComponent(random.pick(known)) : "a";
  });

/** Written as addresses are; now and then as they are not. */
function encode(text: string, random: Random): string {
  const whole = encodeURIComponent(text.toWellFormed())
    .slice(0, 6_000)
    .replace(/%[\dA-F]?$/, "");
  return random.chance(0.1)
    ? `${whole}${random.pick(["%zz", "%", "%c0%af", ";x", "//", "/.."])}`
    : whole;
}

function queryOf({ query }: Endpoint, { random, known }: Making): string {
  if (!query && random.chance(0.9)) return "";
  const values = query
    ? (valueBy(schemaOf(query), { random, known }) as Record<string, unknown>)
    : {};
  const parts = Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}=${encode(String(each), random)}`),
  );
  const names = query ? Object.keys(query.shape) : ["x"];
  while (random.chance(0.3)) parts.push(`${random.pick(names)}=${encode(oddText(random), random)}`);
  if (random.chance(0.05))
    parts.push(random.pick(["a", "=", "&", "a[b]=1", "__proto__=1", "a=1&a=2"]));
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function bodyOf(
  { body, upload, uploadPart: part = "asset" }: Endpoint,
  { making, headers }: { making: Making; headers: Input["headers"] },
): Pick<Input, "body"> {
  const { random, known } = making;
  if (upload) {
    const asset = JSON.stringify(valueBy(schemaOf(upload), { random, known }));
    headers["content-type"] = "multipart/form-data; boundary=fuzz";
    const json = random.chance(0.3) ? oddJson(random) : asset;
    return { body: multipart(random, { part, json }) };
  }
  if (!body) return { body: none };
  headers["content-type"] = "application/json";
  const value = valueBy(schemaOf(body), { random, known });
  return { body: Buffer.from(broken(JSON.stringify(value), random)) };
}

/** JSON in which some of the values are not what they should be, or which is none any more. */
function broken(json: string, random: Random): string {
  if (random.chance(0.3)) return json;
  if (random.chance(0.1)) return oddJson(random);
  if (random.chance(0.05)) return json.slice(0, random.below(json.length + 1));
  const share = random.pick([0.05, 0.2, 0.6]);
  return json.replaceAll(
    /(?<=[:[,])(?:"(?:[^"\\]|\\.)*"(?!\s*:)|-?\d[\d.e+-]*|true|false|null)/g,
    (one) => (random.chance(share) ? oddJson(random) : one),
  );
}

const elsewhere = [
  "/",
  "/sitemap.xml",
  "/sitemap/products-1.xml",
  "/sitemap/products-0.xml",
  "/sitemap/persons-1.xml",
  "/sitemap/products-99999999999999999999.xml",
  "/robots.txt",
  "/health/ready",
  "/health/x",
  "/metrics",
  "/assets/../server.js",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/assets/%00",
  "/api/docs",
  "/api/docs/json",
  "/api/docs/static/../x",
  "/oidc/.well-known/openid-configuration",
  "/oidc/jwks",
  "/oidc/auth",
  "/oidc/token",
  "/oidc/session/end",
  "/oidc/interaction/x",
  "/oidc/auth/x",
  "/dev/mails",
  "/favicon.ico",
  "//evil.example/",
  "/.//evil.example",
];

function pageInput(random: Random, world: World): Input {
  const making = { random, world, known: [...world.known.values()].flat() };
  const pattern = random.pick([...Object.keys(pages), ...elsewhere]);
  const path =
    pathOf(pattern, making) + (random.chance(0.2) ? encode(oddText(random), random) : "");
  const parts: string[] = [];
  while (random.chance(0.4))
    parts.push(`${random.pick(queryNames)}=${encode(oddText(random), random)}`);
  const method = random.chance(0.9) ? "GET" : "POST";
  const form = method === "POST" ? Buffer.from(oddText(random).toWellFormed()) : none;
  const headers: Input["headers"] = { host: "localhost" };
  if (method === "POST") headers["content-type"] = "application/x-www-form-urlencoded";
  return {
    method,
    path: path + (parts.length > 0 ? `?${parts.join("&")}` : ""),
    headers,
    body: form,
  };
}

const queryNames = [
  "query",
  "page",
  "size",
  "sort",
  "products",
  "returnTo",
  "interaction",
  "failed",
  "client_id",
  "redirect_uri",
  "scope",
  "state",
  "grant_type",
  "code",
  "id_token_hint",
  "token",
  "_data",
  "a[]",
];
