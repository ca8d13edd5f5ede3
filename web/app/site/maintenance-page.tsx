import { metaT } from "../language/phrases.tsx";
import type { Route } from "./+types/maintenance-page";
import { Maintenance } from "./maintenance.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: metaT(matches)("site.maintenance.title") },
  { name: "robots", content: "noindex" },
];

export default Maintenance;
