import { links } from "@neroli/contract/access/links.ts";
import { lazy, type ReactNode, Suspense } from "react";
import { ApiError } from "../../kernel/client.ts";
import { sentenceOf } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Note } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { WorkPage } from "../../ui/work-page.tsx";

const Refused = lazy(async () => {
  const { Refused } = await import("../../kernel/session/refused.tsx");
  return { default: Refused };
});

/** In the place of an editor: what the address names is not there, or is not the reader's. */
export function NotAvailable({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <WorkPage title={t("product-editor.title")}>
      <Note
        urgent
        action={
          <ButtonLink size="small" href={links.admin()}>
            {t("product-editor.gone.back")}
          </ButtonLink>
        }
      >
        {children}
      </Note>
    </WorkPage>
  );
}

/** Neither a product nor an answer why not: another try may help. */
export function ProductFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT();
  const status = error instanceof ApiError ? error.status : 0;
  // An address that no product can have is refused before anybody looks.
  if (status === 404 || status === 400) {
    return <NotAvailable>{t("product-editor.gone")}</NotAvailable>;
  }
  if (status === 403) {
    return (
      <Suspense fallback={null}>
        <Refused />
      </Suspense>
    );
  }
  return (
    <WorkPage title={t("product-editor.title")}>
      <ErrorState text={sentenceOf(error, t)} onRetry={onRetry} />
    </WorkPage>
  );
}
