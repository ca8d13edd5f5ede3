import { links } from "@neroli/contract/access/links.ts";
import type { Matrix } from "@neroli/contract/rounds/matrix.ts";
import type { Round } from "@neroli/contract/rounds/schema.ts";
import { Link } from "react-router";
import { useAtOnce } from "../kernel/at-once.ts";
import { formatDay } from "../language/dates.ts";
import { useT, words } from "../language/phrases.tsx";
import { CheckField } from "../ui/fields/check-field.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import layout from "../ui/layout.module.css";
import { PlainTable } from "../ui/plain-table.tsx";
import type { Compared } from "./compared.ts";

interface AskedProps {
  round: Round;
  matrix: Matrix | undefined;
  compared: Compared;
}

const marks = ["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }));

/** Everybody who was asked: how far their answer is, the mark given to them, and whether they are shown. */
export function AskedSuppliers({ round, matrix, compared }: AskedProps) {
  const t = useT();
  const { setHidden, save } = compared;
  const [hidden, setShown] = useAtOnce([...compared.hidden].join(","));
  const isHidden = (key: string) => hidden.split(",").includes(key);
  const toggle = (key: string) => {
    const next = new Set(hidden.split(",").filter(Boolean));
    if (!next.delete(key)) next.add(key);
    setShown([...next].join(","));
    setHidden(next);
  };
  const giveMark = (company: string, mark: string) => {
    save({ marks: { [company]: mark ? Number(mark) : null } });
  };
  return (
    <PlainTable
      label={t("rounds.suppliers")}
      titles={[
        t("rounds.column.supplier"),
        t("rounds.column.answer"),
        t("rounds.column.terms"),
        t("rounds.column.mark"),
        t("rounds.column.shown"),
      ]}
      cards
    >
      <tbody>
        {round.asked.map(({ company, request_key }) => {
          const quote = matrix?.quotes.find((each) => each.request_key === request_key);
          return (
            <tr key={request_key}>
              <th scope="row">
                <Link className={layout.link} to={links.requests(request_key)}>
                  {company.name}
                </Link>
              </th>
              <td data-title={t("rounds.column.answer")}>
                {quote
                  ? t("rounds.quote", {
                      status: words(t, "rounds.quote-status", quote.status),
                      day: formatDay(quote.valid_until),
                    })
                  : t("rounds.no-answer")}
                {quote && round.lines.length > 1 && (
                  <p className={layout.soft}>
                    {t("rounds.lines-offered", {
                      count: linesOf(request_key, matrix),
                      all: round.lines.length,
                    })}
                  </p>
                )}
              </td>
              <td data-title={t("rounds.column.terms")}>
                {quote ? words(t, "payment-terms", quote.payment_terms) : "–"}
              </td>
              <td data-title={t("rounds.column.mark")}>
                <ChoiceField
                  label={t("rounds.mark", { name: company.name })}
                  labelHidden
                  none="–"
                  choices={marks}
                  disabled={!round.can.compare.allowed}
                  value={String(compared.marks[company.key] ?? "")}
                  onChange={({ currentTarget }) => giveMark(company.key, currentTarget.value)}
                />
              </td>
              <td data-title={t("rounds.column.shown")}>
                <CheckField
                  label={t("rounds.shown", { name: company.name })}
                  checked={!isHidden(request_key)}
                  onChange={() => toggle(request_key)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </PlainTable>
  );
}

/** For how many lines a supplier has an offer. */
const linesOf = (request_key: string, matrix: Matrix | undefined): number =>
  new Set(matrix?.offers.filter((each) => each.request_key === request_key).map(({ line }) => line))
    .size;
