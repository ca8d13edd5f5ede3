import { useQuery } from "@tanstack/react-query";
import { formatBytes } from "../../language/bytes.ts";
import { useLanguage, useT } from "../../language/phrases.tsx";
import layout from "../../ui/layout.module.css";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { api } from "../client.ts";

/** How much room a company's files take of what there is; nothing while that is not known. */
export function StorageUsed({ company }: { company: string }) {
  const t = useT();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["documents", "storage", company],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/storage", { params: { companyKey: company }, signal }),
    refetchOnMount: "always",
  });
  if (!data) return null;
  const [used, most] = [data.used, data.most].map((bytes) => formatBytes(bytes, language));
  return (
    <div className={`${layout.close} ${layout.narrow}`}>
      <ProgressBar label={t("documents-admin.storage")} value={data.used} max={data.most} />
      <span className={layout.soft}>
        {t("documents-admin.storage.used", { used: used ?? "", most: most ?? "" })}
      </span>
    </div>
  );
}
