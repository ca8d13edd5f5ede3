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

/** JSON bodies are read as the framework does, but for those that nothing may walk through. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (isTooDeep(String(body))) done(tooDeep(), undefined);
    else parse(request, String(body), done);
  });
}
