import type { Download, DownloadState } from "@neroli/contract/downloads/schema.ts";
import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import { sayAny } from "@neroli/phrases/say.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { isRepeatable } from "../policy.ts";
import type { DownloadRow } from "../queries/list-downloads.ts";

export const presentDownload = ({ language }: SignedInActor, row: DownloadRow): Download => ({
  key: row.key,
  name: row.name,
  kind: row.kind,
  state: row.state as DownloadState,
  progress: row.state === "READY" || row.state === "ENDED" ? 100 : row.progress,
  size: row.size,
  failure: row.failure && sayAny(language, `errors.${row.failure as ErrorCode}`),
  documents: row.kind === "DOCUMENTS" ? row.documents.length : null,
  refused: row.refused,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
  can: { again: isRepeatable(row) },
});
