import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { chooseProject } from "./choosing.ts";
import { useProjectCompany } from "./use-project-company.ts";

interface AddButtonProps {
  product: { key: string; name: string; segment: string; company: { key: string } };
  /** Of cards and rows: the sign alone. */
  small?: boolean;
}

/** Adds a product to a project; there for who works in the project space alone. */
export function AddToProject({ product, small = false }: AddButtonProps) {
  const t = useT();
  const company = useProjectCompany();
  if (company === null) return null;
  const { key, name, segment } = product;
  const label = t("add-to-project.named", { name });
  const press = () => chooseProject([{ key, name, segment, company_key: product.company.key }]);
  if (small) {
    const tip = t("add-to-project.add");
    return <IconButton icon="project" size="small" label={label} tip={tip} onClick={press} />;
  }
  return (
    <Button icon="project" aria-label={label} onClick={press}>
      {t("add-to-project.add")}
    </Button>
  );
}
