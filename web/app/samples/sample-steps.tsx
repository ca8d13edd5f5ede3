import { formatMoney } from "@neroli/contract/kernel/money.ts";
import type { Sample } from "@neroli/contract/samples/schema.ts";
import { bestScore, type SampleStatus } from "@neroli/contract/samples/states.ts";
import type { ReactNode } from "react";
import { formatDay, formatTime } from "../language/dates.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import classes from "./samples.module.css";

interface Step {
  status: SampleStatus;
  at: string | null;
  by?: string | undefined;
  more?: ReactNode;
}

/** The stations of a sample, with the time and person of each that is reached. */
export function SampleSteps({ sample }: { sample: Sample }) {
  const t = useT();
  return (
    <ol className={classes.steps}>
      {useSteps(sample).map(({ status, at, by, more }) => (
        <li
          key={status}
          data-reached={at !== null || undefined}
          aria-current={status === sample.status ? "step" : undefined}
        >
          <span className={classes.sign}>
            {at !== null && <Icon name={status === "DECLINED" ? "cross" : "check"} />}
          </span>
          <div>
            <strong>{t(`samples.step.${status}`)}</strong>{" "}
            <span className={layout.soft}>
              {at === null
                ? t("samples.step.to-come")
                : [formatTime(at), by].filter(Boolean).join(", ")}
            </span>
            {more}
          </div>
        </li>
      ))}
    </ol>
  );
}

function useSteps(sample: Sample): Step[] {
  const { asked_at, approved, declined, shipped, delivered, evaluated } = sample;
  const asked: Step = { status: "ASKED", at: asked_at };
  const of = (status: SampleStatus, step: Sample["delivered"], more?: ReactNode): Step => ({
    status,
    at: step?.at ?? null,
    by: step?.by?.name,
    more: step && more,
  });
  if (declined) {
    return [asked, of("DECLINED", declined, <p className={classes.words}>{declined.reason}</p>)];
  }
  return [
    asked,
    of("APPROVED", approved, <Shipping sample={sample} />),
    of("SHIPPED", shipped, <Parcel sample={sample} />),
    of("DELIVERED", delivered),
    of("EVALUATED", evaluated, <Evaluation sample={sample} />),
  ];
}

function Shipping({ sample: { approved } }: { sample: Sample }) {
  const t = useT();
  const language = useLanguage();
  if (!approved) return null;
  const { shipping, shipping_cost: cost } = approved;
  const amount = cost ? formatMoney(cost, language) : "";
  return <p className={layout.soft}>{t(`samples.shipping.${shipping}`, { amount })}</p>;
}

function Parcel({ sample: { shipped } }: { sample: Sample }) {
  const t = useT();
  if (!shipped) return null;
  const { carrier, tracking_number: number, tracking_link: link, shipped_on } = shipped;
  return (
    <>
      <p className={layout.soft}>
        {t("samples.shipped-on", { day: formatDay(shipped_on), carrier })}
      </p>
      {number && <p className={layout.soft}>{t("samples.number", { number })}</p>}
      {link && (
        <a className={classes.follow} href={link} target="_blank" rel="noopener noreferrer">
          {t("samples.follow")}
        </a>
      )}
    </>
  );
}

function Evaluation({ sample: { evaluated } }: { sample: Sample }) {
  const t = useT();
  if (!evaluated) return null;
  return (
    <>
      <p>{t("samples.score", { score: evaluated.score, best: bestScore })}</p>
      {evaluated.notes && <p className={classes.words}>{evaluated.notes}</p>}
      <p className={layout.soft}>{t(evaluated.shared ? "samples.shared" : "samples.kept")}</p>
    </>
  );
}
