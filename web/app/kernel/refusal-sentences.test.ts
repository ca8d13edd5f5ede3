import { expect, test } from "vitest";
import type { Translate } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { ApiError } from "./client.ts";

const t = ((key: string) => key) as Translate;

test("a failure is told in the server's sentence, else in one of the page's language", () => {
  expect(sentenceOf(new ApiError(409, { detail: "Diese Anfrage ist geschlossen." }), t)).toBe(
    "Diese Anfrage ist geschlossen.",
  );
  // A proxy's answer has no sentence for the reader.
  expect(sentenceOf(new ApiError(502, {}), t)).toBe("table.unreachable");
  expect(sentenceOf(new ApiError(500, {}), t)).toBe("table.wrong");
  expect(sentenceOf(new TypeError("Failed to fetch"), t)).toBe("table.unreachable");
});
