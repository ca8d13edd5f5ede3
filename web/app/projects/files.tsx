import type { ProjectFile } from "@neroli/contract/projects/schema.ts";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { saveFile } from "../kernel/save-file.ts";
import { formatBytes } from "../language/bytes.ts";
import { formatDay } from "../language/dates.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { DropArea } from "../ui/drop-area.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import layout from "../ui/layout.module.css";
import { Row, RowList } from "../ui/row-list.tsx";
import { paramsOf, placeOf, type ReadProject, useDeeds } from "./project-queries.ts";
import { useUpload } from "./use-upload.ts";

/** The kinds of files that are accepted (decisions, files); the server looks at the content. */
const accepted = ".pdf,.docx,.xlsx,.pptx,.csv,.txt,.zip,.png,.jpg,.jpeg,.tif,.tiff,.gif";

/** Files that belong to the project itself. */
export function Files({ project }: { project: ReadProject }) {
  const t = useT();
  const language = useLanguage();
  const deeds = useDeeds();
  const params = paramsOf(placeOf(project));
  const [removing, setRemoving] = useState<ProjectFile | null>(null);
  const { reason } = project.can.edit;
  const upload = useUpload((content) =>
    api("POST /companies/:companyKey/projects/:projectKey/files", {
      params,
      upload: { asset: {}, content },
    }),
  );
  const save = ({ id, name }: ProjectFile) =>
    deeds.run({
      action: async () => {
        const content = await api(
          "GET /companies/:companyKey/projects/:projectKey/files/:id/download",
          { params: { ...params, id } },
        );
        saveFile(content as Blob, name);
      },
    });
  return (
    <Card title={t("projects.files")}>
      <div className={layout.stack}>
        <RowList label={t("projects.files")}>
          {project.own.files.map((file) => (
            <Row
              key={file.id}
              end={
                <IconButton
                  icon="cross"
                  size="small"
                  label={t("projects.file.remove.which", { name: file.name })}
                  disabledReason={reason}
                  onClick={() => setRemoving(file)}
                />
              }
            >
              <Button size="small" icon="download" onClick={() => save(file)}>
                {file.name} <small>{formatBytes(file.size, language)}</small>
              </Button>
              <span className={layout.soft}>
                {t("projects.file.from", {
                  person: file.added_by,
                  day: formatDay(file.created_at),
                })}
              </span>
            </Row>
          ))}
        </RowList>
        <DropArea
          label={t("projects.file.choose")}
          invitation={t("projects.file.drop")}
          rule={t("projects.file.rule")}
          accept={accepted}
          multiple
          disabledReason={reason ?? undefined}
          pending={upload.pending}
          refusal={upload.refusal}
          onFiles={upload.send}
        />
      </div>
      {removing && (
        <ConfirmAction
          title={t("projects.file.remove.which", { name: removing.name })}
          text={t("projects.file.remove.text")}
          confirm={t("projects.file.remove")}
          action={() =>
            api("DELETE /companies/:companyKey/projects/:projectKey/files/:id", {
              params: { ...params, id: removing.id },
            })
          }
          done={t("projects.file.removed")}
          reread={["projects"]}
          onClose={() => setRemoving(null)}
        />
      )}
    </Card>
  );
}
