import { links } from "@neroli/contract/access/links.ts";
import type { Phase } from "@neroli/contract/products/schema.ts";
import { Link } from "react-router";
import type { z } from "zod";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { FormulaSum } from "./formula-sum.tsx";
import { InciList } from "./inci-list.tsx";
import tables from "./product-table.module.css";

interface FormulaProps {
  phases: z.infer<typeof Phase>[];
}

/** The phases of a formulation, what they add up to, and its INCI list. */
export function Formula({ phases }: FormulaProps) {
  return (
    <div className={layout.stack}>
      <PhasesTable phases={phases} />
      <FormulaSum phases={phases} />
      <InciList
        phases={phases}
        // The server names a product only to those who may open it.
        isListed={() => true}
        inciOfProduct={() => undefined}
      />
    </div>
  );
}

function PhasesTable({ phases }: FormulaProps) {
  const t = useT();
  return (
    <div className={tables.tableWrap}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t("product-page.formula.ingredient")}</th>
            <th scope="col">{t("product-fields.inci")}</th>
            <th scope="col">{t("product-page.formula.function")}</th>
            <th scope="col" className={tables.number}>
              {t("product-page.formula.weight")}
            </th>
          </tr>
        </thead>
        {phases.map((phase) => (
          <tbody key={phase.name}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={tables.phase}>
                {phase.name}
              </th>
            </tr>
            {phase.ingredients.map((ingredient) => (
              <tr key={`${ingredient.name}${ingredient.weight}`}>
                <td>
                  {ingredient.product ? (
                    <Link to={links.product("INGREDIENTS", ingredient.product)}>
                      {ingredient.name}
                    </Link>
                  ) : (
                    ingredient.name
                  )}
                </td>
                <td>{ingredient.inci}</td>
                <td>{ingredient.function}</td>
                <td className={tables.number}>{ingredient.weight}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
