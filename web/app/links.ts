export { links } from "@neroli/contract/access/links.ts";
