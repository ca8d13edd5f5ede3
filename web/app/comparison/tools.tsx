import { Switch } from "@mantine/core";
import { comparisonFileName } from "@neroli/contract/comparison/file-name.ts";
import { type ComparisonFormat, comparisonFormats } from "@neroli/contract/comparison/limits.ts";
import type { Comparison } from "@neroli/contract/comparison/schema.ts";
import { useMutation } from "@tanstack/react-query";
import { useAtOnce } from "../kernel/at-once.ts";
import { api } from "../kernel/client.ts";
import { chooseProject } from "../kernel/projects/choosing.ts";
import { useProjectCompany } from "../kernel/projects/use-project-company.ts";
import { useRequestDialog } from "../kernel/request-dialog.tsx";
import { useOwnCompany } from "../kernel/request-refusal.ts";
import { saveFile } from "../kernel/save-file.ts";
import { toSelected } from "../kernel/selection.tsx";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import { WithMantine } from "../ui/with-mantine.tsx";
import classes from "./compare-page.module.css";
import type { useCompared } from "./use-compared.ts";

interface ToolsProps {
  comparison: Comparison;
  compared: ReturnType<typeof useCompared>;
  /** Rows that differ. */
  differing: number;
}

/** Which rows are shown, and how the comparison gets to others. */
export function Tools({ comparison, compared, differing }: ToolsProps) {
  const t = useT();
  const download = useDownload(comparison, compared.onlyDifferences);
  const [onlyDifferences, setOnlyDifferences] = useAtOnce(compared.onlyDifferences);
  const several = comparison.products.length > 1;
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => tellDone(t("comparison.copied")),
      () => tellDone(t("comparison.copy.failed")),
    );
  return (
    <section className={`${layout.line} ${classes.tools}`} aria-label={t("comparison.tools")}>
      {several && (
        <WithMantine>
          <Switch
            label={t("comparison.only-differences")}
            description={t("comparison.differences.count", { count: differing })}
            checked={onlyDifferences}
            onChange={({ currentTarget: { checked } }) => {
              setOnlyDifferences(checked);
              compared.showOnlyDifferences(checked);
            }}
          />
        </WithMantine>
      )}
      <div className={layout.line}>
        {several && <AskAll products={comparison.products} />}
        <AddAll products={comparison.products} />
        <Button size="small" onClick={() => void copy()}>
          {t("comparison.copy")}
        </Button>
        {comparisonFormats.map((format) => (
          <Button
            key={format}
            size="small"
            aria-label={t("comparison.export.label", { format: t(`comparison.export.${format}`) })}
            loading={download.isPending && download.variables === format}
            onClick={() => download.isPending || download.mutate(format)}
          >
            <Icon name="download" /> {t(`comparison.export.${format}`)}
          </Button>
        ))}
        <Button size="small" onClick={() => print()}>
          {t("comparison.print")}
        </Button>
      </div>
    </section>
  );
}

/** One request for the prices of all of them; of several suppliers a round, to compare what they offer. */
function AskAll({ products }: Pick<Comparison, "products">) {
  const t = useT();
  const { open } = useRequestDialog();
  const own = useOwnCompany();
  if (products.every(({ company }) => company.key === own)) return null;
  return (
    <Button
      size="small"
      variant="strong"
      onClick={() => open({ type: "QUOTE", origin: "compare", products: products.map(toSelected) })}
    >
      {t("comparison.quotes")}
    </Button>
  );
}

/** All of them to a project; there for who works in the project space alone. */
function AddAll({ products }: Pick<Comparison, "products">) {
  const t = useT();
  if (useProjectCompany() === null) return null;
  return (
    <Button size="small" icon="project" onClick={() => chooseProject(products.map(toSelected))}>
      {t("add-to-project.all")}
    </Button>
  );
}

function useDownload({ products }: Comparison, differences: boolean) {
  const t = useT();
  return useMutation({
    mutationFn: async (format: ComparisonFormat) => {
      const keys = products.map(({ key }) => key).join(",");
      const query = {
        products: keys,
        format,
        ...(differences && { differences: "true" as const }),
      };
      const content: unknown = await api("GET /comparison/export", { query });
      const names = products.map(({ name }) => name);
      saveFile(content as Blob, comparisonFileName(names, format));
    },
    onError: (error) => tellFailure(error, t),
  });
}
