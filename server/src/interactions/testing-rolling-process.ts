import { connect } from "../kernel/db/db.ts";
import { rollUp } from "./commands/roll-up.ts";

// A process of its own that counts what came in, and is killed meanwhile. Argument: the database.

const [, , url = ""] = process.argv;
connect(url);
await rollUp();
