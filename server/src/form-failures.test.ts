import type { Endpoint, Method } from "@neroli/contract/access/endpoint.ts";
import { endpoints } from "@neroli/contract/endpoints.ts";
import type { FormConstraints } from "@neroli/contract/kernel/constraints.ts";
import type { ErrorBody } from "@neroli/contract/kernel/errors.ts";
import { failurePhrase } from "@neroli/contract/kernel/failures.ts";
import { judge } from "@neroli/contract/kernel/judge.ts";
import type { PhraseKey } from "@neroli/phrases/phrase-key.ts";
import { isPhraseKey, say, sayAny } from "@neroli/phrases/say.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allRoutes } from "./capabilities.ts";
import { testIdentity } from "./identity/factory.ts";
import { api } from "./kernel/http/api.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { sampleOf, violationsOf } from "./testing-violations.ts";
import { createUser } from "./users/factory.ts";

// Each form's endpoint is sent a violation of each of its constraints, in German: the page, which
// judges by the generated constraints, and the server say the same, and what people read of it
// stands among the phrases. A new form is covered by its name in the endpoint.

let database: FreshDatabase;
let app: FastifyInstance;
let authorization: string;

beforeAll(async () => {
  database = await freshDatabase();
  const { authenticate, tokenFor } = await testIdentity();
  const support = await createUser({ roles: ["NEROLI_SUPER"] });
  authorization = `Bearer ${await tokenFor(support.key)}`;
  app = Fastify();
  await app.register(api, { prefix: "/api", routes: allRoutes, authenticate });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await database.close();
});

const forms = Object.entries<Endpoint>(endpoints).flatMap(([name, { form }]) =>
  form ? [{ name, form }] : [],
);

async function constraintsOf(form: string): Promise<FormConstraints> {
  const at = form.lastIndexOf("/");
  const file = `${form.slice(0, at)}/forms/${form.slice(at + 1)}.gen.ts`;
  const { href } = new URL(`../../contract/src/${file}`, import.meta.url);
  const module = await import(/* @vite-ignore */ href);
  return Object.values(module)[0] as FormConstraints;
}

const uuid = "00000000-0000-7000-8000-000000000000";
const addressOf = (pattern: string) =>
  pattern.replace(/:(id|\w+Id)\b/g, uuid).replaceAll(/:\w+/g, "no-such-thing");

async function send(name: string, payload: object): Promise<ErrorBody> {
  const [method, pattern = ""] = name.split(" ");
  const response = await app.inject({
    method: method as Method,
    url: `/api${addressOf(pattern)}`,
    headers: { authorization, "accept-language": "de" },
    payload,
  });
  return response.json();
}

describe.each(forms)("$name", ({ name, form }) => {
  test("is refused for each constraint in words that there are, as the page would", async () => {
    const constraints = await constraintsOf(form);
    const sample = sampleOf(constraints);
    for (const { what, body } of violationsOf(constraints, sample)) {
      const answer = await send(name, body as object);
      expect(answer.code, what).toBe("request.invalid");
      expect(answer.detail, what).toBe(say("de", "errors.request.invalid"));
      const failures = answer.additional_data?.failures ?? [];
      const told = failures.map(({ path, code, data }) => ({ path, code, ...(data && { data }) }));
      expect(told, what).toEqual(expect.arrayContaining(judge(constraints, body)));
      for (const { code, data } of failures) {
        const key = failurePhrase(code) as PhraseKey;
        expect(isPhraseKey(key), `${what}: ${key}`).toBe(true);
        expect(sayAny("de", key, data), what).not.toMatch(/[{}]|[Ii]nvalid|expected/);
      }
    }
  });
});
