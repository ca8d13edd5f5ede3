import { type Exact, exact, multiply, toText, whole } from "@neroli/contract/kernel/exact.ts";
import { formatPrice } from "@neroli/contract/kernel/money.ts";
import type { Measure, Missing, Step, Sum } from "@neroli/contract/reckoning/offer.ts";
import { formatDay } from "../../language/dates.ts";
import { type Translate, words } from "../../language/phrases.tsx";

/** Digits in the reader's language, none of them rounded away. */
const formatExact = (text: string, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 12 }).format(text as `${number}`);

/** Why something is unknown. */
export function sayMissing(t: Translate, missing: Missing): string {
  if (missing.kind === "rate") return t("rounds.missing.rate", { currency: missing.currency });
  if (missing.kind === "charge" || missing.kind === "share") {
    return t(`rounds.missing.${missing.kind}`, {
      charge: words(t, "rounds.charge", missing.charge),
    });
  }
  return t(`rounds.missing.${missing.kind}`);
}

/** One step of a calculation, as a sentence. */
export function sayStep(t: Translate, step: Step, language: string): string {
  const number = (value: Exact, digits = 6) => formatExact(toText(value, digits), language);
  const measure = ({ value, unit }: Measure) => `${number(value)} ${unit}`;
  const sum = ({ value, currency }: Sum) => formatPrice(toText(value, 6), currency, language);
  const charge = "charge" in step ? words(t, "rounds.charge", step.charge) : "";
  switch (step.kind) {
    case "wanted":
      return t("rounds.step.wanted", { quantity: measure(step.quantity) });
    case "converted":
      return step.density
        ? t("rounds.step.weighed", {
            from: measure(step.from),
            to: measure(step.to),
            density: number(step.density),
          })
        : t("rounds.step.converted", { from: measure(step.from), to: measure(step.to) });
    case "moq":
      return t("rounds.step.moq", { quantity: measure(step.moq) });
    case "packs":
      return t("rounds.step.packs", {
        packs: number(step.packs),
        pack: measure(step.pack),
        bought: measure(step.bought),
      });
    case "break":
      return t("rounds.step.break", { from: measure(step.from), price: sum(step.price) });
    case "goods":
      return t("rounds.step.goods", {
        bought: measure(step.bought),
        price: sum(step.price),
        per: measure(step.per),
        result: sum(step.result),
      });
    case "included":
      return t(`rounds.step.included.${step.why}`, { charge });
    case "charge":
      return t("rounds.step.charge", { charge, result: sum(step.result) });
    case "share":
      return t("rounds.step.share", {
        charge,
        whole: sum(step.whole),
        share: number(multiply(step.share, whole(100)), 2),
        result: sum(step.result),
      });
    case "exchange":
      return t("rounds.step.exchange", {
        from: sum(step.from),
        rates: step.rates
          .map(({ currency, rate, day }) =>
            t("rounds.step.rate", { currency, rate: number(exact(rate)), day: formatDay(day) }),
          )
          .join(", "),
        result: sum(step.result),
      });
    case "total":
      return t("rounds.step.total", { result: sum(step.result) });
    case "weight":
      return t("rounds.step.weight", { from: measure(step.from), kg: number(step.kg) });
    case "per-kg":
      return t("rounds.step.per-kg", {
        total: sum(step.total),
        kg: number(step.kg),
        result: sum(step.result),
      });
    case "active":
      return t("rounds.step.active", {
        kg: number(step.kg),
        percent: number(step.percent),
        active: number(step.active),
      });
    case "per-active-kg":
      return t("rounds.step.per-active-kg", {
        total: sum(step.total),
        active: number(step.active),
        result: sum(step.result),
      });
    case "missing":
      return t("rounds.step.missing", { what: sayMissing(t, step.missing) });
  }
}
