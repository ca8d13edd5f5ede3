import { api } from "../client.ts";
import { saveFile } from "../save-file.ts";

interface StoredDocument {
  company: string;
  id: string;
  name: string;
}

/** The bytes are fetched with the session's token, then handed to the browser as a file. */
export async function saveDocument({ company, id, name }: StoredDocument): Promise<void> {
  const content = await api("GET /companies/:companyKey/assets/:id/download", {
    params: { companyKey: company, id },
  });
  saveFile(content as Blob, name);
}
