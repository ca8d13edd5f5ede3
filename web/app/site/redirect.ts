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

/** The shorter addresses of the pages under an event's dashboard (decisions, portals). */
const underDashboard = /^\/admin\/event\/([^/]+)\/(companies|ingredients|documents|users)$/;

function follow({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\/$/, "");
  const [, event, page] = underDashboard.exec(path) ?? [];
  if (event) return redirect(`${links.eventDashboard(event)}/${page}${search}`);
  return redirect(targets[path] ?? "/errors/404");
}

export const loader = follow;
export const clientLoader = follow;
