import { lazy, Suspense } from "react";
import { ApiError } from "../kernel/client.ts";
import { sentenceOf } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { ErrorState } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import { AdministrationLink } from "./administration-link.tsx";

const Refused = lazy(async () => {
  const { Refused } = await import("../kernel/session/refused.tsx");
  return { default: Refused };
});

interface CompanyFailedProps {
  title: string;
  error: Error;
  onRetry: () => void;
}

/** In the place of a company's work page: not there, not one's own, or not to be had just now. */
export function CompanyFailed({ title, error, onRetry }: CompanyFailedProps) {
  const t = useT();
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 403) {
    return (
      <Suspense fallback={null}>
        <Refused />
      </Suspense>
    );
  }
  return (
    <WorkPage back={<AdministrationLink />} title={title}>
      <ErrorState
        text={status === 404 ? t("company-editor.gone") : sentenceOf(error, t)}
        onRetry={status === 404 ? undefined : onRetry}
      />
    </WorkPage>
  );
}
