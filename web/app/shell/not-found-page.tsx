import { metaT } from "../language/phrases.tsx";
import type { Route } from "./+types/not-found-page";
import { NotFound } from "./not-found.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("shell.not-found.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

export default NotFound;
