import { links } from "@neroli/contract/access/links.ts";
import type { Import } from "@neroli/contract/imports/schema.ts";
import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { saveFile } from "../kernel/save-file.ts";
import { tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { ImportFile } from "./import-file.tsx";
import { paramsOf } from "./import-queries.ts";
import { StepButton } from "./step-button.tsx";
import { useUpload } from "./use-upload.ts";

/** The refused rows as a file to mend, and the place to give it again. */
export function FailedRows({ one }: { one: Import }) {
  const t = useT();
  const upload = useUpload();
  const download = useDownload(one);
  const { counts, can, company, id, repaired_by } = one;
  return (
    <Card title={t("imports.failed", { count: counts.rejected })}>
      <p>{t("imports.failed.how")}</p>
      <div className={layout.line}>
        <StepButton
          variant="strong"
          icon="download"
          can={can.failed}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t("imports.failed.download")}
        </StepButton>
      </div>
      <ImportFile
        label={t("imports.failed.again")}
        upload={upload}
        onChoose={(file) => upload.start({ company: company.key, file, asset: { repairs: id } })}
      />
      {repaired_by.length > 0 && (
        <p>
          {t("imports.repaired")}{" "}
          {repaired_by.map((other) => (
            <Link key={other.id} to={links.adminImport(company.key, other.id)}>
              {other.file_name}
            </Link>
          ))}
        </p>
      )}
    </Card>
  );
}

function useDownload({ company, id, file }: Import) {
  const t = useT();
  return useMutation({
    mutationFn: async () => {
      const answered = await api("GET /companies/:companyKey/imports/:importId/failed", {
        params: paramsOf({ company: company.key, id }),
      });
      // The client has parsed a JSON file already.
      const content =
        answered instanceof Blob ? answered : new Blob([JSON.stringify(answered, null, 2)]);
      saveFile(content, failedName(file, t("imports.failed.file"), content.type));
    },
    onError: (error) => tellFailure(error, t),
  });
}

/** "catalogue.csv.gz" becomes "catalogue - refused rows.csv". */
function failedName({ name, format }: Import["file"], word: string, mediaType: string): string {
  const base = name.replace(/\.(gz|zip)$/i, "").replace(/\.\w{1,5}$/, "");
  return `${base} - ${word}.${format === "ZIP" ? endingOf(mediaType) : format.toLowerCase()}`;
}

/** The ending of the refused rows of a zip, which come back as one file of their format. */
function endingOf(mediaType: string): string {
  if (mediaType.includes("spreadsheet")) return "xlsx";
  return mediaType.includes("csv") ? "csv" : "json";
}
