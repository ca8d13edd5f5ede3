import type { Side } from "@neroli/contract/requests/states.ts";
import { emit } from "../../kernel/db/db.ts";
import { AppError, fieldFailure } from "../../kernel/errors.ts";
import { listColleagues } from "../queries/list-colleagues.ts";

interface Mentions {
  request_key: string;
  side: Side;
  actor_key: string;
  mentions: readonly string[];
  /** What they are mentioned in. */
  text: string;
}

/** Tells colleagues that they are mentioned; refuses anybody else, without a word about who it is. */
export async function mentionColleagues(mentioned: Mentions): Promise<void> {
  const { request_key, side, actor_key, mentions, text } = mentioned;
  if (mentions.length === 0) return;
  const colleagues = new Set((await listColleagues(request_key, side)).map(({ key }) => key));
  const failures = mentions.flatMap((key, at) =>
    colleagues.has(key)
      ? []
      : [fieldFailure({ path: `mentions.${at}`, code: "choice", message: "is no colleague" })],
  );
  if (failures.length > 0) throw new AppError("request.invalid", { failures });
  const told = [...new Set(mentions)].filter((key) => key !== actor_key);
  if (told.length === 0) return;
  emit({
    topic: "request.mentioned",
    key: request_key,
    data: { actor: actor_key, told, message: text },
  });
}
