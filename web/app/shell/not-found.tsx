import { links } from "@neroli/contract/access/links.ts";
import { Form } from "react-router";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import classes from "../ui/plain-page.module.css";

/** The 404 page's text and search bar (spec 2). */
export function NotFound() {
  const t = useT();
  return (
    <div className={classes.page}>
      <h1>{t("shell.not-found.title")}</h1>
      <p>{t("shell.not-found.text")}</p>
      <Form action={links.search("INGREDIENTS")} className={classes.search}>
        <input
          type="search"
          name="query"
          aria-label={t("shell.not-found.search")}
          placeholder={t("shell.not-found.search")}
        />
        <Button type="submit" variant="strong">
          {t("shell.search.submit")}
        </Button>
      </Form>
    </div>
  );
}
