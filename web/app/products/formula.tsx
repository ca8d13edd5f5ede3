import { links } from "@neroli/contract/access/links.ts";
import type { Phase } from "@neroli/contract/products/schema.ts";
import { Link } from "react-router";
import type { z } from "zod";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { PlainTable } from "../ui/plain-table.tsx";
import { FormulaSum } from "./formula-sum.tsx";
import { InciList } from "./inci-list.tsx";

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
    <PlainTable
      label={t("product-fields.phases")}
      titles={[
        t("product-page.formula.ingredient"),
        t("product-fields.inci"),
        t("product-page.formula.function"),
        { title: t("product-page.formula.weight"), align: "end" },
      ]}
    >
      {phases.map((phase) => (
        <tbody key={phase.name}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
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
              <td data-align="end">{ingredient.weight}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </PlainTable>
  );
}
