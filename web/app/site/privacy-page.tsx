import { links } from "@neroli/contract/access/links.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import type { Route } from "./+types/privacy-page";
import { loadTextInBrowser, loadTextOnServer } from "./texts/load-text.ts";
import { TextPage } from "./texts/text-page.tsx";

export const loader = (args: Route.LoaderArgs) => loadTextOnServer(args, "privacy");
export const clientLoader = () => loadTextInBrowser("privacy");

export const meta: Route.MetaFunction = ({ loaderData: text, matches }) => {
  if (!text) return [];
  const path = links.privacy();
  return pageMeta(matches, { title: `${text.title} | Neroli`, description: text.lead, path });
};

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} />;
}
