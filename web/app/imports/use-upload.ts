import { links } from "@neroli/contract/access/links.ts";
import type { NewImport } from "@neroli/contract/imports/schema.ts";
import { longestFile } from "@neroli/contract/kernel/files.ts";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { useTakeImport } from "./import-queries.ts";

interface ImportUpload {
  company: string;
  file: File;
  asset: NewImport;
}

/** Uploads a file; the server reads it, and the wizard opens at what was found. */
export function useUpload() {
  const t = useT();
  const navigate = useNavigate();
  const take = useTakeImport();
  const upload = useMutation({
    mutationFn: async ({ company, file, asset }: ImportUpload) => {
      const values = { name: file.name, size: Math.ceil(file.size / 1_048_576) };
      if (file.size === 0) throw new Error(t("imports.file.empty", values));
      if (file.size > longestFile) throw new Error(t("imports.file.too-large", values));
      return api("POST /companies/:companyKey/imports", {
        params: { companyKey: company },
        upload: { asset, content: file },
      });
    },
    onSuccess: (made) => {
      take(made);
      void navigate(links.adminImport(made.company.key, made.id));
    },
  });
  return {
    start: upload.mutate,
    pending: upload.isPending,
    /** The name of the file that is on its way or was refused. */
    name: upload.variables?.file.name ?? "",
    error: upload.error && sentenceOf(upload.error, t),
  };
}
