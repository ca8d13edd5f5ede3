import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import { PictureInput } from "../ui/picture-input.tsx";
import { paramsOf, placeOf, type ReadProject, useDeeds } from "./project-queries.ts";
import { useUpload } from "./use-upload.ts";

/** The picture of a project, for those alone who read it: it is fetched with their rights. */
export function Picture({ project }: { project: ReadProject }) {
  const t = useT();
  const deeds = useDeeds();
  const params = paramsOf(placeOf(project));
  const picture = usePicture(project);
  const { reason } = project.can.edit;
  const upload = useUpload((content) =>
    api("POST /companies/:companyKey/projects/:projectKey/image", {
      params,
      upload: { asset: {}, content },
    }),
  );
  return (
    <Card title={t("projects.picture")}>
      <PictureInput
        label={t("projects.picture")}
        rule={t("projects.picture.rule")}
        picture={picture}
        shape="wide"
        words={{
          choose: t("table.picture.choose"),
          replace: t("table.picture.replace"),
          remove: t("table.picture.remove"),
          none: t("table.picture.none"),
        }}
        pending={upload.pending !== undefined}
        error={upload.refusal?.text}
        disabledReason={reason ?? undefined}
        onChoose={(file) => upload.send([file])}
        onRemove={() =>
          deeds.run({
            action: () =>
              api("DELETE /companies/:companyKey/projects/:projectKey/image", { params }),
          })
        }
      />
    </Card>
  );
}

/** The address of the picture in this tab; null where there is none, and while it is on its way. */
function usePicture(project: ReadProject): string | null {
  const { image } = project.own;
  const id = image?.split("/").at(-1) ?? "";
  const { data } = useQuery({
    queryKey: ["project-picture", id],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/projects/:projectKey/image/:id", {
        params: { ...paramsOf(placeOf(project)), id },
        signal,
      }),
    enabled: id !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!(data instanceof Blob) || id === "") return setAddress(null);
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data, id]);
  return address;
}
