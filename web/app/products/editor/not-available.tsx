import { links } from "@neroli/contract/access/links.ts";
import type { ReactNode } from "react";
import { PageFailed } from "../../kernel/page-failed.tsx";
import { useT } from "../../language/phrases.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Note } from "../../ui/card.tsx";
import { WorkPage } from "../../ui/work-page.tsx";

/** In the place of an editor: what the address names is not there, or is not the reader's. */
export function NotAvailable({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <WorkPage title={t("product-editor.title")}>
      <Gone>{children}</Gone>
    </WorkPage>
  );
}

/** Neither a product nor an answer why not: another try may help. */
export function ProductFailed(props: { error: Error; onRetry: () => void }) {
  const t = useT();
  const gone = <Gone>{t("product-editor.gone")}</Gone>;
  return <PageFailed {...props} title={t("product-editor.title")} gone={gone} />;
}

function Gone({ children }: { children: ReactNode }) {
  const t = useT();
  return (
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
  );
}
