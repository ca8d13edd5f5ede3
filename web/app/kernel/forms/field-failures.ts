import { ApiError } from "../client.ts";

/** Field path -> sentence, of what the server refused in the body; empty for any other error. */
export function fieldFailures(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const failures = error.body.additional_data?.failures ?? [];
  return Object.fromEntries(
    failures.flatMap(({ in: part, path, message }) =>
      part === "body" && path ? [[path, message]] : [],
    ),
  );
}
