import type { KeptTalk } from "@neroli/contract/programme/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";

export const programmeKey = "programme";

const read = (event: string, signal?: AbortSignal) =>
  api("GET /events/:event/talks", { params: { event }, ...(signal && { signal }) });

/** The programme of an exhibition as it is kept. */
export const useProgramme = (event: string) =>
  useQuery({
    queryKey: [programmeKey, event],
    queryFn: ({ signal }) => read(event, signal),
  });

/** The talk as it is now; null when it is gone. */
export async function findTalk(event: string, key: string): Promise<KeptTalk | null> {
  const { content } = await read(event);
  return content.find((talk) => talk.key === key) ?? null;
}
