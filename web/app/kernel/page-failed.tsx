import { type ReactNode, Suspense } from "react";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { ErrorState } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import { ApiError } from "./client.ts";
import { latePiece } from "./late-piece.ts";

const Refused = latePiece(async () => {
  const { Refused } = await import("./session/refused.tsx");
  return { default: Refused };
});

interface PageFailedProps {
  title: string;
  back?: ReactNode;
  error: Error;
  /** Shown where there is no such thing, or none that the reader may see. */
  gone: ReactNode;
  onRetry: () => void;
}

/** In the place of a work page: not there, not one's own, or not to be had just now. */
export function PageFailed({ title, back, error, gone, onRetry }: PageFailedProps) {
  const t = useT();
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 403) {
    return (
      <Suspense fallback={null}>
        <Refused />
      </Suspense>
    );
  }
  // An address that nothing can have is refused before anybody looks.
  const isGone = status === 404 || status === 400;
  return (
    <WorkPage back={back} title={title}>
      {isGone ? gone : <ErrorState text={sentenceOf(error, t)} onRetry={onRetry} />}
    </WorkPage>
  );
}
