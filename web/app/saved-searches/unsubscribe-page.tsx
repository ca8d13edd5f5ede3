import { links } from "@neroli/contract/access/links.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { api } from "../kernel/client.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { PlainPage } from "../ui/plain-page.tsx";
import type { Route } from "./+types/unsubscribe-page";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "unsubscribe.title");

/** A shorter one was cut off on its way here. */
const shortestToken = 20;

/** Where the link of a digest leads: it ends them at once and says so, signed in or not. */
export default function UnsubscribePage() {
  const t = useT();
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: () => api("POST /saved-searches/unsubscribe", { body: { token } }),
  });
  const whole = token.length >= shortestToken;
  useEffect(() => {
    if (whole) mutate();
  }, [whole, mutate]);
  return (
    <PlainPage
      title={t("unsubscribe.title")}
      actions={
        <>
          {error && <Button onClick={() => mutate()}>{t("unsubscribe.again")}</Button>}
          <ButtonLink href={links.savedSearches()}>{t("unsubscribe.searches")}</ButtonLink>
        </>
      }
    >
      <div role="status">
        {whole && !isSuccess && !error && <p>{t("unsubscribe.waiting")}</p>}
        {isSuccess && <p>{t("unsubscribe.done")}</p>}
      </div>
      {(error || !whole) && <p role="alert">{t("unsubscribe.failed")}</p>}
      <noscript>
        {/* Without scripts the address of the mail itself does it. */}
        <form method="post" action={`/unsubscribe/${encodeURIComponent(token)}`}>
          <Button type="submit">{t("unsubscribe.title")}</Button>
        </form>
      </noscript>
    </PlainPage>
  );
}
