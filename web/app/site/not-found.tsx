import { metaT } from "../kernel/phrases.tsx";
import { NotFound } from "../shell/not-found.tsx";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("shell.not-found.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

export default NotFound;
