import { lazy, Suspense } from "react";
import { ApiError } from "../kernel/client.ts";
import { sentenceOf } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import classes from "./company-failed.module.css";
import { WayBack } from "./way-back.tsx";

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
    <div role="alert" className={classes.page}>
      <WayBack />
      <h1>{title}</h1>
      <p>{status === 404 ? t("company-editor.gone") : sentenceOf(error, t)}</p>
      {status !== 404 && (
        <Button size="small" onClick={onRetry}>
          {t("table.retry")}
        </Button>
      )}
    </div>
  );
}
