import { links } from "@neroli/contract/access/links.ts";
import { redirect } from "react-router";

/** Redirects of the spec (section 2); whatever else no page answers goes to /errors/404. */
const targets: Record<string, string> = {
  "/about": links.home(),
  "/subscriptions/overview": links.register(),
  "/contacts": links.requests(),
  "/ourSolution": links.notFound(),
  "/errors/404": links.home(),
  "/errors/500": links.home(),
};

const follow = ({ request }: { request: Request }) =>
  redirect(targets[new URL(request.url).pathname.replace(/\/$/, "")] ?? "/errors/404");

export const loader = follow;
export const clientLoader = follow;
