import { browserKinds } from "@neroli/contract/enumerations/interactions.ts";
import { connect, db, disconnect } from "../kernel/db/db.ts";
import { openForCommand } from "../kernel/db/open-embedded.ts";
import { rollUp } from "./commands/roll-up.ts";

// A process of its own that counts what browsers have told, as the schedule has one of all do it, and
// writes what is kept, as JSON. Arguments: the data folder of a server that runs, and since when.

const [, , data = "", since = ""] = process.argv;

const opened = await openForCommand(data);
connect(opened.url);
try {
  await rollUp();
  const rows = await db()
    .selectFrom("interactions")
    .leftJoin("interaction_things as product", "product.id", "interactions.product")
    .leftJoin("interaction_things as company", "company.id", "interactions.company")
    .leftJoin("interaction_things as portal", "portal.id", "interactions.portal")
    .leftJoin("interaction_things as searched", "searched.id", "interactions.words")
    .leftJoin("interaction_readers", "interaction_readers.id", "interactions.reader")
    .where("happened_at", ">=", new Date(since))
    .where("kind", "in", [...browserKinds, "SEARCH_WITHOUT_RESULTS"])
    .select(["kind", "rank", "product.product_key", "company.company_key", "portal.event_key"])
    .select(["searched.words", "interaction_readers.user_key", "interaction_readers.visitor"])
    .execute();
  console.log(JSON.stringify(rows));
} finally {
  await disconnect();
  await opened.close();
}
