import { hiddenMeta } from "../kernel/page-meta.ts";
import type { Route } from "./+types/not-found-page";
import { NotFound } from "./not-found.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "shell.not-found.title");

export default function NotFoundPage() {
  return <NotFound />;
}
