import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

interface Declared {
  content?: object;
  /** Where it stands for several calls. */
  $ref?: string;
}

interface ApiDocument {
  paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  components?: { responses?: Record<string, Declared> };
}

/** An answer as a program that reads the API document would judge it. */
interface CheckedAnswer {
  status: number;
  media_type: string;
  body: () => unknown;
}

/** Answers why an answer of a call is none that the API document declares; null when it is one. */
export type CheckAnswer = (name: string, answer: CheckedAnswer) => string | null;

const pointer = (...names: string[]) =>
  names
    .map((name) => `/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`)
    .join("");

export function answerChecker(document: ApiDocument): CheckAnswer {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, "api");
  const places = new Map(
    Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId, responses }]) => [
        operationId,
        { path, method, responses: responses as Record<string, Declared> },
      ]),
    ),
  );
  return (name, { status, media_type, body }) => {
    const place = places.get(name);
    const declared = place?.responses[status];
    if (!place || !declared) return `${name}: ${status} is not declared`;
    const shared = declared.$ref?.split("/").at(-1);
    const { content = {} } = shared ? (document.components?.responses?.[shared] ?? {}) : declared;
    const types = Object.keys(content);
    if (types.includes("*/*")) return null;
    if (!types.includes(media_type)) return `${name}: ${status} with ${media_type}`;
    const { path, method } = place;
    const answer = shared
      ? pointer("components", "responses", shared)
      : pointer("paths", path, method, "responses", `${status}`);
    const at = answer + pointer("content", media_type);
    const holds = ajv.getSchema(`api#${at}/schema`) ?? ajv.compile({ $ref: `api#${at}/schema` });
    return holds(body()) ? null : `${name}: ${status}: ${ajv.errorsText(holds.errors)}`;
  };
}
