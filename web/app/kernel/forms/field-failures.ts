import type { FieldFailure } from "@neroli/contract/kernel/errors.ts";
import { type Failure, failurePhrase } from "@neroli/contract/kernel/failures.ts";
import type { PhraseKey } from "@neroli/phrases/phrase-key.ts";
import { sayAny, type Translate } from "../../language/phrases.tsx";
import { ApiError } from "../client.ts";

/** Why a value is refused, for the person who typed it. */
export const failureSentence = (t: Translate, { code, data }: Omit<Failure, "path">): string =>
  sayAny(t, failurePhrase(code) as PhraseKey, data);

/** What the server refused in the body, by the paths of the body; nothing of any other error. */
export const refusedInBody = (error: unknown): FieldFailure[] =>
  error instanceof ApiError
    ? (error.body.additional_data?.failures ?? []).filter((failure) => failure.in === "body")
    : [];
