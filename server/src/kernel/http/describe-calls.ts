import type { Endpoint } from "@neroli/contract/access/endpoint.ts";
import { jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import { describeEvents, describeFile, describeRefusals, errorSchema } from "./describe-answers.ts";
import type { Routes } from "./routes.ts";
import { shareRefusals } from "./share-refusals.ts";
import { partsOfUpload } from "./upload.ts";

type Json = Record<string, unknown>;
interface Operation extends Json {
  operationId?: string;
  responses?: Json;
}
interface ApiDocument extends Json {
  paths?: Record<string, Record<string, Operation>>;
  components?: Json;
}
type Transform = typeof jsonSchemaTransformObject;

/**
 * Completes the API document by what the contract says beyond schemas of parameters, bodies and
 * JSON answers: the parts of an upload, files as answers, every refusal with its codes, and the
 * schemas that are referred to.
 */
export function describeCalls(routes: readonly Routes[], referred: () => Json): Transform {
  const byName = new Map(routes.flatMap(({ endpoints }) => Object.entries(endpoints)));
  return (given) => {
    const document = jsonSchemaTransformObject(given) as ApiDocument;
    const described = Object.entries(document.paths ?? {}).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => {
          const endpoint = byName.get(operation.operationId ?? "");
          return [method, endpoint ? describe(operation, endpoint) : operation];
        }),
      ),
    ]);
    const { paths, shared } = shareRefusals(
      Object.fromEntries(described) as NonNullable<ApiDocument["paths"]>,
    );
    const components = {
      ...document.components,
      schemas: { ...referred(), Error: errorSchema },
      responses: shared,
    };
    return { ...document, components, paths } as ReturnType<Transform>;
  };
}

function describe(operation: Operation, endpoint: Endpoint): Operation {
  return {
    ...operation,
    ...(endpoint.upload && { requestBody: describeUpload(endpoint) }),
    responses: {
      ...describeSuccess(operation, endpoint),
      ...describeRefusals(endpoint),
    },
  };
}

function describeSuccess({ responses }: Operation, endpoint: Endpoint): Json | undefined {
  if (endpoint.answers === "file") return describeFile(endpoint);
  return endpoint.answers === "events" ? describeEvents(endpoint) : responses;
}

/** The JSON part, then the file itself (spec 7). */
function describeUpload(endpoint: Endpoint): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(endpoint.upload ?? z.never(), {
    ...{ io: "input", unrepresentable: "any" },
  });
  const { jsonPart, filePart } = partsOfUpload(endpoint);
  return {
    required: true,
    content: {
      "multipart/form-data": {
        schema: {
          type: "object",
          required: jsonPart === null ? [filePart] : [jsonPart, filePart],
          properties: {
            ...(jsonPart !== null && { [jsonPart]: schema }),
            [filePart]: { type: "string", format: "binary" },
          },
        },
        encoding: {
          ...(jsonPart !== null && { [jsonPart]: { contentType: "application/json" } }),
          [filePart]: { contentType: "application/octet-stream" },
        },
      },
    },
  };
}
