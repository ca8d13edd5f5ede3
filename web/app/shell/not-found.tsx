import { links } from "@neroli/contract/access/links.ts";
import { Form } from "react-router";
import { useT } from "../language/phrases.tsx";
import { PlainPage } from "../ui/plain-page.tsx";
import { SearchLine } from "../ui/search-line.tsx";

interface NotFoundProps {
  /** What is not there, where the address is right (spec 8). */
  missing?: "product" | "company" | null;
}

/** The 404 page's text and search bar (spec 2). */
export function NotFound({ missing }: NotFoundProps) {
  const t = useT();
  const what = missing ? (`shell.missing.${missing}` as const) : "shell.not-found";
  return (
    <PlainPage title={t(`${what}.title`)}>
      <p>{t(`${what}.text`)}</p>
      <Form action={links.search("INGREDIENTS")}>
        <SearchLine label={t("shell.not-found.search")} submit={t("shell.search.submit")} />
      </Form>
    </PlainPage>
  );
}
