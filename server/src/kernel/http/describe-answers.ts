import type { Endpoint } from "@neroli/contract/access/endpoint.ts";
import { codeOfUnverified } from "@neroli/contract/access/table.ts";
import { type ErrorCode, errorStatus } from "@neroli/contract/kernel/errors.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import { z } from "zod";

type Json = Record<string, unknown>;

/** What each call may be refused with whatever it does, beside the codes that it declares. */
const always: readonly ErrorCode[] = [
  ...(["request.invalid", "access.signed-out", "access.blocked", "access.disabled"] as const),
  ...(["access.no-account", "access.email-not-verified", "not-found"] as const),
  ...(["internal", "unavailable", "catalogue.search-unavailable"] as const),
];

function codesOf({ access, body, upload, limit, repeats, errors = [] }: Endpoint): ErrorCode[] {
  const more: ErrorCode[] = [
    ...(access === "public" ? [] : (["access.forbidden", codeOfUnverified(access)] as const)),
    ...(body || upload ? (["request.too-large", "request.unsupported-media-type"] as const) : []),
    ...(limit ? (["request.too-often"] as const) : []),
    ...(repeats === "once" ? (["request.already-sent"] as const) : []),
  ];
  return [...new Set([...always, ...more, ...errors])];
}

/** Every answer that is none of success: by status, with the codes that it may carry. */
export function describeRefusals(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(codesOf(endpoint), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${sentenceOf(code)}`).join("\n\n"),
        content: {
          "application/json": {
            schema: {
              $ref: "#/components/schemas/Error",
              properties: { code: { enum: codes } },
            },
          },
        },
      },
    ]),
  );
}

/** With the names of its values where the numbers and words of a refusal will stand. */
const sentenceOf = (code: ErrorCode) =>
  sayAny("en", `errors.${code}`, new Proxy({}, { get: (_, name) => `{${String(name)}}` }));

const bytes = { "*/*": { schema: { type: "string", format: "binary" } } };

/** The bytes of a file, of the type that it has; a part of them where the call takes Range. */
export function describeFile({ errors = [] }: Endpoint): Json {
  const part = { description: "The bytes that Range asks for.", content: bytes };
  return {
    "200": { description: "The bytes of the file.", content: bytes },
    ...(errors.includes("request.range") && { "206": part }),
  };
}

/** Events without end, of which the schema describes each: its data is JSON. */
export function describeEvents({ response }: Endpoint): Json {
  const { $schema: _, ...data } = z.toJSONSchema(response, { unrepresentable: "any" });
  const schema = {
    type: "object",
    required: ["data"],
    properties: {
      id: { type: "string" },
      event: { type: "string" },
      data: { type: "string", contentMediaType: "application/json", contentSchema: data },
    },
  };
  const content = { "text/event-stream": { schema } };
  return { "200": { description: "Events; the data of each is JSON.", content } };
}

/** The one shape of every refusal (spec 8). */
export const errorSchema = {
  type: "object",
  required: ["code", "detail", "message", "request_id"],
  properties: {
    code: { type: "string", description: "what programs go by" },
    detail: { type: "string", description: "a sentence in the reader's language" },
    message: { type: "string", description: "in English, for logs and developers" },
    request_id: { type: "string" },
    additional_data: {
      type: "object",
      properties: {
        failures: {
          type: "array",
          items: {
            type: "object",
            required: ["in", "path", "code", "message"],
            properties: {
              in: { enum: ["params", "query", "body", "headers"] },
              path: { type: "string", description: "where: contact.full_name, cc.1" },
              code: { type: "string" },
              message: { type: "string" },
            },
          },
        },
      },
    },
  },
};
