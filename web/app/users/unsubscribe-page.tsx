import { links } from "@neroli/contract/access/links.ts";
import type { UnsubscribeScope } from "@neroli/contract/notifications/mailed-kinds.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ApiError, api } from "../kernel/client.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { type Translate, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { PlainPage } from "../ui/plain-page.tsx";
import type { Route } from "./+types/unsubscribe-page";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "unsubscribe-mails.title");

/** A shorter one was cut off on its way here. */
const shortestToken = 20;

/** Where the link of a notification's mail leads: a button ends such mails, signed in or not. */
export default function UnsubscribePage() {
  const t = useT();
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const whole = token.length >= shortestToken;
  return (
    <PlainPage
      title={t("unsubscribe-mails.title")}
      actions={
        <ButtonLink href={links.profile("notifications")}>
          {t("unsubscribe-mails.choose")}
        </ButtonLink>
      }
    >
      {whole ? <Ending token={token} /> : <p role="alert">{t("unsubscribe-mails.unknown")}</p>}
      <noscript>
        {/* Without scripts the address of the mail itself does it. */}
        <form method="post" action={`/unsubscribe/notifications/${encodeURIComponent(token)}`}>
          <Button type="submit">{t("unsubscribe-mails.stop")}</Button>
        </form>
      </noscript>
    </PlainPage>
  );
}

function Ending({ token }: { token: string }) {
  const t = useT();
  const wanted = useQuery({
    queryKey: ["unsubscribe", token],
    queryFn: ({ signal }) => api("GET /users/unsubscribe", { query: { token }, signal }),
    retry: (times, error) => !isUnknown(error) && times < 3,
  });
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => api("POST /users/unsubscribe", { body: { token } }),
  });
  if (isUnknown(wanted.error) || isUnknown(error)) {
    return <p role="alert">{t("unsubscribe-mails.unknown")}</p>;
  }
  return (
    <QueryStates query={wanted}>
      {(found) => {
        const { scope, mailed } = data ?? found;
        return (
          <>
            <p role="status">{mailed ? questionOf(t, scope) : doneOf(t, scope)}</p>
            {error && <p role="alert">{t("unsubscribe-mails.failed")}</p>}
            {mailed && (
              <p>
                <Button variant="primary" loading={isPending} onClick={() => mutate()}>
                  {t("unsubscribe-mails.stop")}
                </Button>
              </p>
            )}
          </>
        );
      }}
    </QueryStates>
  );
}

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

const isDigest = (scope: UnsubscribeScope) =>
  scope === "DAILY" || scope === "WEEKLY" || scope === "ANALYTICS";

const questionOf = (t: Translate, scope: UnsubscribeScope) =>
  isDigest(scope)
    ? t(`unsubscribe-mails.${scope}`)
    : t("unsubscribe-mails.kind", { kind: t(`notification-kinds.${scope}`) });

const doneOf = (t: Translate, scope: UnsubscribeScope) =>
  isDigest(scope)
    ? t(`unsubscribe-mails.done.${scope}`)
    : t("unsubscribe-mails.done.kind", { kind: t(`notification-kinds.${scope}`) });
