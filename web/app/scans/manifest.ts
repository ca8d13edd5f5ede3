import { links } from "@neroli/contract/access/links.ts";
import { colours } from "../ui/tokens.ts";
import type { Route } from "./+types/manifest";
import { appName } from "./app-name.ts";

const icon = (side: number) => ({
  src: `/scan/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: "image/png",
  purpose: "any",
});

/** How a device installs the page for scanning at one exhibition (W3C, web application manifest). */
export const loader = ({ params: { event } }: Route.LoaderArgs) =>
  Response.json(
    {
      id: links.scanDevice(event),
      name: appName,
      short_name: appName,
      start_url: links.scanDevice(event),
      scope: "/scan/",
      display: "standalone",
      orientation: "portrait",
      background_color: colours.ground,
      theme_color: colours.surface,
      icons: [icon(192), icon(512)],
    },
    { headers: { "content-type": "application/manifest+json" } },
  );
