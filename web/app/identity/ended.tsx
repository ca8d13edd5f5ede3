import type { ApiError } from "../kernel/client.ts";
import { signIn } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { PlainPage } from "../ui/plain-page.tsx";

/** In the place of a page whose reader the server has put out: why, and how to go on. */
export function Ended({ refusal }: { refusal: ApiError }) {
  const t = useT();
  return (
    <div role="alert">
      <PlainPage
        title={t("identity.ended.title")}
        actions={
          <Button variant="strong" onClick={() => void signIn(undefined, { anew: true })}>
            {t("identity.ended.again")}
          </Button>
        }
      >
        <p>{refusal.message}</p>
        <p>{t("identity.ended.drafts")}</p>
      </PlainPage>
    </div>
  );
}
