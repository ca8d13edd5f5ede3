import { api } from "../client.ts";
import { fetchWithProgress } from "../fetch-with-progress.ts";
import { isForAll, type Upload, type UploadDetails } from "./upload.ts";

interface Sending {
  signal: AbortSignal;
  /** Hears how much has gone, from 0 to 1. */
  onShare: (share: number) => void;
}

/** Sends an upload to the place that it belongs to. */
export function sendUpload(upload: Upload, { signal, onShare }: Sending): Promise<unknown> {
  const { target, file: content, details, key } = upload;
  const how = { signal, key, fetch: fetchWithProgress(onShare) };
  if (isForAll(target)) {
    return api("POST /portals/:portal/assets", {
      params: { portal: target.event },
      upload: { assetdata: openDocumentOf(upload), content },
      ...how,
    });
  }
  const { company, product } = target;
  return api("POST /companies/:companyKey/assets", {
    params: { companyKey: company },
    upload: {
      asset: details ? documentOf(details, product) : pictureOf(upload, product),
      content,
    },
    ...how,
  });
}

/** Pictures alone are of the type IMAGE. */
const typeOf = ({ type }: UploadDetails) => (type === "IMAGE" ? ("OTHER" as const) : type);

/** The server takes the product of a new version from the version before. */
const documentOf = (details: UploadDetails, product: string | null) => ({
  kind: "DOCUMENT" as const,
  ...details,
  type: typeOf(details),
  product: product ?? undefined,
  replaces: details.replaces ?? undefined,
});

const openDocumentOf = ({ details, file }: Upload) => ({
  kind: "DOCUMENT" as const,
  name: details?.name ?? file.name,
  type: details ? typeOf(details) : ("OTHER" as const),
  replaces: details?.replaces ?? undefined,
});

const pictureOf = ({ file }: Upload, product: string | null) => ({
  kind: "IMAGE" as const,
  product: product ?? "",
  name: file.name.slice(0, 200),
});
