import { useT } from "../language/phrases.tsx";
import { DropArea } from "../ui/drop-area.tsx";
import type { useUpload } from "./use-upload.ts";

interface ImportFileProps {
  /** The button's name. */
  label: string;
  upload: ReturnType<typeof useUpload>;
  onChoose: (file: File) => void;
}

const accepted = ".csv,.tsv,.txt,.xlsx,.json,.zip,.gz";

/** Takes the file of an import and says what becomes of it. */
export function ImportFile({ label, upload, onChoose }: ImportFileProps) {
  const t = useT();
  const { name, error } = upload;
  return (
    <DropArea
      large
      label={label}
      invitation={t("imports.file.drop")}
      rule={t("imports.file.rule")}
      accept={accepted}
      pending={upload.pending ? t("imports.file.reading", { name }) : undefined}
      refusal={error ? { title: t("imports.file.refused", { name }), text: error } : undefined}
      onFiles={([file]) => file && onChoose(file)}
    />
  );
}
