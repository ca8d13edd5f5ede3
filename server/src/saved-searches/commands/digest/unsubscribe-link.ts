import { links } from "@neroli/contract/access/links.ts";
import { oneClickLink } from "../../../kernel/mail/one-click-link.ts";
import { unsubscribe } from "./unsubscribe.ts";

const folder = "/unsubscribe";

/** Where the link of a digest leads; mail programs send to the very same address. */
export const unsubscribePath = (token: string) => `${folder}/${token}`;

export const unsubscribeLink = oneClickLink({
  folder,
  page: (token) => links.unsubscribe({ token }),
  end: unsubscribe,
  done: "unsubscribe.done",
});
