import { links } from "@neroli/contract/access/links.ts";
import { Form } from "react-router";
import { useT } from "../language/phrases.tsx";
import { PlainPage } from "../ui/plain-page.tsx";
import { SearchLine } from "../ui/search-line.tsx";

/** The 404 page's text and search bar (spec 2). */
export function NotFound() {
  const t = useT();
  return (
    <PlainPage title={t("shell.not-found.title")}>
      <p>{t("shell.not-found.text")}</p>
      <Form action={links.search("INGREDIENTS")}>
        <SearchLine label={t("shell.not-found.search")} submit={t("shell.search.submit")} />
      </Form>
    </PlainPage>
  );
}
