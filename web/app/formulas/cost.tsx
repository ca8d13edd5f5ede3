import { links } from "@neroli/contract/access/links.ts";
import type { FormulaCost, LinePrice } from "@neroli/contract/formulas/schema.ts";
import { Link } from "react-router";
import { formatDay } from "../language/dates.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { betweenText } from "./between-text.ts";

/** What a kilogram costs by accepted and sent quotes, and of what nobody knows it. */
export function Cost({ cost }: { cost: FormulaCost }) {
  const t = useT();
  const language = useLanguage();
  const { currency, known, complete, lines, rates_of } = cost;
  const unknown = lines.filter((line) => line.unknown !== null);
  const isKnown = lines.length > unknown.length;
  return (
    <div className={layout.stack}>
      {isKnown && (
        <p className={layout.text}>
          <strong>
            {t(complete ? "formulas.cost.whole" : "formulas.cost.part", {
              cost: betweenText(known, language),
              currency,
            })}
          </strong>
        </p>
      )}
      {isKnown && (
        <details>
          <summary>{t("formulas.cost.how")}</summary>
          <ul className={layout.bullets}>
            {lines.flatMap((line) =>
              line.unknown === null ? [<Known key={line.line} {...{ line, currency }} />] : [],
            )}
          </ul>
          {rates_of && (
            <p className={layout.soft}>{t("formulas.cost.rates", { day: formatDay(rates_of) })}</p>
          )}
        </details>
      )}
      {unknown.length > 0 && (
        <p className={layout.soft}>
          {t("formulas.cost.unknown", { count: unknown.length })}{" "}
          {[...new Set(unknown.flatMap((line) => line.unknown ?? []))]
            .map((reason) => words(t, "formulas.cost.reason", reason))
            .join(" ")}
        </p>
      )}
    </div>
  );
}

function Known({ line, currency }: { line: LinePrice; currency: string }) {
  const t = useT();
  const language = useLanguage();
  const { amount, share_cost, request_key, version, accepted, valid_until } = line;
  return (
    <li>
      {t("formulas.cost.line", {
        amount: Number(amount).toLocaleString(language, { maximumFractionDigits: 4 }),
        share: share_cost ? betweenText(share_cost, language, 4) : "",
        currency,
      })}{" "}
      {request_key && (
        <Link to={links.requests(request_key)}>
          {t(accepted ? "formulas.cost.accepted" : "formulas.cost.sent", {
            version: version ?? 1,
            day: valid_until ? formatDay(valid_until) : "",
          })}
        </Link>
      )}
    </li>
  );
}
