import type { Request } from "@neroli/contract/requests/schema.ts";
import { displayedAs } from "@neroli/contract/requests/states.ts";
import type { Sample } from "@neroli/contract/samples/schema.ts";
import { useId } from "react";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { SampleActions } from "./sample-actions.tsx";
import { SampleSteps } from "./sample-steps.tsx";
import { Terms } from "./terms.tsx";
import { useSample } from "./use-sample.ts";

/** How far the goods of a sample request are, and what the reader's side can do about it. */
export function SamplePanel({ request }: { request: Request }) {
  const t = useT();
  const heading = useId();
  const { data: sample, error, refetch } = useSample(request.key);
  return (
    <section aria-labelledby={heading} className={layout.close}>
      <h3 id={heading}>{t("samples.title")}</h3>
      {sample && <OpenedSample request={request} sample={sample} />}
      {!sample && !error && <Skeleton height={160} />}
      {!sample && error && (
        <ErrorState text={sentenceOf(error, t)} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function OpenedSample({ request, sample }: { request: Request; sample: Sample }) {
  const t = useT();
  const waits = sample.status === "ASKED" || sample.status === "APPROVED";
  return (
    <>
      <Terms terms={sample.terms} />
      <SampleSteps sample={sample} />
      {waits && displayedAs(request.status) !== "OPEN" && <Note>{t("samples.over")}</Note>}
      <SampleActions sample={sample} />
    </>
  );
}
