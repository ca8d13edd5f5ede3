import { links } from "@neroli/contract/access/links.ts";
import type { Formula } from "@neroli/contract/formulas/schema.ts";
import { Link } from "react-router";
import { formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { Row, RowList } from "../ui/row-list.tsx";
import type { Place } from "./formula-queries.ts";

/** What was kept of a formula, the newest first. */
export function Versions({ place, formula }: { place: Place; formula: Formula }) {
  const t = useT();
  const { versions, key } = formula;
  return (
    <Card title={t("formulas.versions")}>
      {versions.length === 0 && <p className={layout.soft}>{t("formulas.versions.none")}</p>}
      <RowList label={t("formulas.versions")}>
        {versions.map(({ version, note, kept_by, kept_at }) => (
          <Row key={version}>
            <Link to={links.formula(place, key, { version: String(version) })}>
              {t("formulas.version.numbered", { version })}
            </Link>
            <span className={layout.soft}>
              {note && `${note} · `}
              {`${kept_by.firstname} ${kept_by.lastname}, ${formatTime(kept_at)}`}
            </span>
          </Row>
        ))}
      </RowList>
    </Card>
  );
}
