import { links } from "@neroli/contract/access/links.ts";
import { oneClickLink } from "../../../kernel/mail/one-click-link.ts";
import { unsubscribeFolder } from "../../../notifications/commands/unsubscribe-tokens.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** The addresses at which mails of notifications end. */
export const unsubscribeMailsLink = oneClickLink({
  folder: unsubscribeFolder,
  page: (token) => links.unsubscribeMails({ token }),
  end: unsubscribe,
  done: "unsubscribe-mails.done",
});
