import { links } from "@neroli/contract/access/links.ts";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { buttonClass } from "../ui/button-look.ts";
import { Menu } from "../ui/menu.tsx";
import { paramsOf, placeOf, type ReadProject, useDeeds } from "./project-queries.ts";
import { movesOf } from "./status.ts";

/** What is done with a project as a whole. */
export function ProjectTools({ project }: { project: ReadProject }) {
  const t = useT();
  const deeds = useDeeds();
  const place = placeOf(project);
  const { own, can, title } = project;
  const { reason } = can.edit;
  const makeZip = () =>
    deeds.run({
      action: () =>
        api("POST /companies/:companyKey/projects/:projectKey/export", {
          params: paramsOf(place),
        }),
      done: t("projects.export.begun"),
    });
  return (
    <>
      <Menu
        className={buttonClass({ size: "small" })}
        label={t("projects.move")}
        button={t("projects.move")}
        items={movesOf({ status: own.status, can }).map((move) => ({
          label: t(`projects.action.${move.action}`),
          disabledReason: move.reason ?? undefined,
          onSelect: () =>
            deeds.run({
              action: () =>
                api("POST /companies/:companyKey/projects/:projectKey/status/:action", {
                  params: { ...paramsOf(place), action: move.action },
                }),
              done: t(`projects.done.${move.action}`, { title }),
            }),
        }))}
      />
      {reason === null ? (
        <ButtonLink size="small" href={links.projectEditor(place)}>
          {t("projects.edit")}
        </ButtonLink>
      ) : (
        <Button size="small" disabledReason={reason}>
          {t("projects.edit")}
        </Button>
      )}
      <Button size="small" icon="download" loading={deeds.pending} onClick={makeZip}>
        {t("projects.export")}
      </Button>
    </>
  );
}
