import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Key } from "../kernel/values.ts";
import { Download, DownloadAddress, downloadStates, NewDownload } from "./schema.ts";

const params = z.object({ key: Key });

export const downloadEndpoints = {
  "POST /downloads": {
    access: "signed-in",
    repeats: "once",
    summary:
      "Make one zip of many documents. Those that the reader may not have are named in `refused` " +
      "and left out; when none is left, 403 with the same list.",
    body: NewDownload,
    response: Download,
    errors: [
      "access.unverified",
      "downloads.nothing-allowed",
      "downloads.too-large",
      "downloads.too-many",
    ],
  },
  "POST /downloads/:key/again": {
    access: "signed-in",
    repeats: "once",
    summary: "Make the zip of a download once more, say after it failed; the new one replaces it.",
    params,
    response: Download,
    errors: [
      "access.unverified",
      "downloads.not-repeatable",
      "downloads.nothing-allowed",
      "downloads.too-large",
      "downloads.too-many",
    ],
  },
  "GET /downloads": {
    access: "signed-in",
    summary: "The reader's downloads, the newest first.",
    query: listQuery({
      filters: {},
      sort: ["created_at"],
      extra: { state__eq: z.enum(downloadStates).optional() },
    }),
    response: pageOf(Download),
  },
  "GET /downloads/:key": {
    access: "signed-in",
    summary: "One of the reader's downloads, with its progress.",
    params,
    response: Download,
  },
  "GET /downloads/:key/url": {
    access: "signed-in",
    summary: "An address of the finished file, for who may still have what is in it.",
    params,
    response: DownloadAddress,
    errors: ["downloads.not-ready", "downloads.ended", "downloads.rights-changed"],
  },
  "GET /downloads/content/:token": {
    access: "public",
    summary: "The file of an address; takes Range requests.",
    params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
    response: z.unknown(),
    answers: "file",
    errors: [
      "downloads.ended",
      "downloads.address-ended",
      "downloads.rights-changed",
      "documents.store-unavailable",
      "documents.file-missing",
      "request.range",
    ],
  },
  "DELETE /downloads/:key": {
    access: "signed-in",
    summary: "Remove a download and its file; one that is being made is stopped.",
    params,
    response: z.object({}),
  },
} satisfies Endpoints;
