import type { AdministeredEvent } from "@neroli/contract/portals/events.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../kernel/client.ts";
import { useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { PictureInput } from "../../ui/picture-input.tsx";
import { eventsKey } from "./event-queries.ts";

/** The picture of a portal or exhibition, kept at once: another one, or none. */
export function EventPicture({ event }: { event: AdministeredEvent }) {
  const t = useT();
  const queries = useQueryClient();
  const [id, setId] = useState(event.picture?.id ?? null);
  const params = { portal: event.key };
  const onSettled = () => queries.invalidateQueries({ queryKey: [eventsKey, "one", event.key] });
  const add = useMutation({
    mutationFn: (content: File) =>
      api("POST /portals/:portal/assets", {
        params,
        upload: { assetdata: { kind: "PICTURE" }, content },
      }),
    onSuccess: ({ key }) => setId(key),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (ids: string) => api("DELETE /portals/:portal/assets", { params, query: { ids } }),
    onSuccess: () => setId(null),
    onSettled,
  });
  const error = add.error ?? remove.error;
  return (
    <PictureInput
      label={t("portals-admin.picture")}
      rule={t("portals-admin.picture.rule")}
      picture={useAddress(event.key, id)}
      shape="wide"
      words={{
        choose: t("portals-admin.picture.choose"),
        replace: t("portals-admin.picture.replace"),
        remove: t("portals-admin.picture.remove"),
        none: t("portals-admin.picture.none"),
      }}
      pending={add.isPending || remove.isPending}
      error={error ? sentenceOf(error, t) : undefined}
      onChoose={(file) => {
        remove.reset();
        add.mutate(file);
      }}
      onRemove={() => {
        add.reset();
        if (id) remove.mutate(id);
      }}
    />
  );
}

/** The picture as this person may read it: of a disabled event nobody else has it by its address. */
function useAddress(event: string, id: string | null): string | null {
  const { data } = useQuery({
    queryKey: ["event-picture", event, id],
    queryFn: () =>
      api("GET /events/:event/assets/:assetId", { params: { event, assetId: id ?? "" } }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!(data instanceof Blob)) return;
    const local = URL.createObjectURL(data);
    setAddress(local);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(local);
    };
  }, [data]);
  return id && address;
}
