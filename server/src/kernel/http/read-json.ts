import type { FastifyInstance } from "fastify";
import { AppError, fieldFailure } from "../errors.ts";

/** Nothing of the contract is nested a quarter as deep; what walks through values is recursive. */
const deepest = 64;

/** How the marks stand that say how deep one is: not those within texts. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at++) {
    const letter = json[at];
    if (quoted) {
      if (letter === "\\") at++;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === "[" || letter === "{") {
      depth++;
      if (depth > deepest) return true;
    } else if (letter === "]" || letter === "}") depth--;
  }
  return false;
}

const tooDeep = () =>
  new AppError("request.invalid", {
    failures: [
      fieldFailure({ path: "", code: "unreadable", message: "The JSON is nested too deep" }),
    ],
  });

/**
 * Texts with half of a letter in them, which JSON can write and nothing can store, get the sign for
 * a letter that is none. Values are changed where they stand.
 */
export function mend<T>(value: T): T {
  if (typeof value === "string") return value.toWellFormed() as T;
  if (typeof value !== "object" || value === null) return value;
  for (const [name, each] of Object.entries(value)) {
    (value as Record<string, unknown>)[name] = mend(each);
  }
  return value;
}

/** Only what is written by its number can be half a letter: bytes cannot. */
const halves = /\\u[dD][89a-fA-F]/;

/** JSON bodies are read as the framework does, but for those that nothing may walk through. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (isTooDeep(String(body))) done(tooDeep(), undefined);
    else if (!halves.test(String(body))) parse(request, String(body), done);
    else parse(request, String(body), (error, value) => done(error, mend(value)));
  });
}
