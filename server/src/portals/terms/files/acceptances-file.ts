import { say } from "@neroli/phrases/say.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { today } from "../../../kernel/clock.ts";
import type { FileAnswer } from "../../../kernel/http/routes.ts";
import { tableMediaTypes } from "../../../kernel/tables/media-types.ts";
import { writeCsv } from "../../../kernel/tables/write-csv.ts";
import { getManagedEvent } from "../../queries/get-managed-event.ts";
import { readAcceptances } from "../queries.ts";

/** Who accepted which version, as a file that is written while it is read. */
export async function makeAcceptancesFile(
  actor: SignedInActor,
  event: string,
): Promise<FileAnswer> {
  await getManagedEvent(actor, event, "user");
  return {
    stream: writeCsv(linesOf(actor, event)),
    media_type: tableMediaTypes.CSV,
    name: `${event}-terms-${today()}.csv`,
    inline: false,
  };
}

async function* linesOf({ language }: SignedInActor, event: string) {
  yield [
    say(language, "event-terms.file.when"),
    say(language, "event-terms.file.person"),
    say(language, "event-terms.file.email"),
    say(language, "event-terms.file.version"),
    say(language, "event-terms.file.language"),
  ];
  for await (const row of readAcceptances(event)) {
    yield [
      row.accepted_at.toISOString(),
      `${row.firstname} ${row.lastname}`,
      row.email,
      row.version,
      row.language,
    ];
  }
}
