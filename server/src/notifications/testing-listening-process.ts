import { connect } from "../kernel/db/db.ts";
import { startMail } from "../kernel/mail/mail.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { notificationListeners } from "./listeners.ts";

// A process of its own that tells people what happened, until it is killed. Argument: the database.

const [, , url = ""] = process.argv;
connect(url);
startMail({ data: "", origin: "https://neroli.example" });
startListeners([notificationListeners], (error) => {
  process.stderr.write(`${String(error)}\n`);
});
