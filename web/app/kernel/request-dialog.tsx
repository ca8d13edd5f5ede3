import type { DocumentType } from "@neroli/contract/enumerations/documents.ts";
import type { FormTemplate } from "@neroli/contract/projects/schema.ts";
import type { RequestType } from "@neroli/contract/requests/states.ts";
import { createContext, use } from "react";
import type { SelectedProduct } from "./selection.tsx";

/** What somebody is about to send a request for. */
export interface RequestSubject {
  type: RequestType;
  products: readonly SelectedProduct[];
  /** The documents that a DOCUMENT request begins with. */
  documents?: readonly { name: string; type: DocumentType }[];
  /** Needed when no product is named. */
  company?: { key: string; name: string };
  /** The project that the products are of, and what its requests begin with. */
  project?: { company: string; key: string; template: FormTemplate | null };
  /** The page the request comes from. */
  origin: "product" | "search" | "company" | "compare" | "project";
}

export interface RequestDialog {
  open: (subject: RequestSubject) => void;
}

/** Pages ask for a request through it; the requests capability provides the dialog. */
export const RequestDialogContext = createContext<RequestDialog>({ open: () => {} });

export const useRequestDialog = (): RequestDialog => use(RequestDialogContext);
