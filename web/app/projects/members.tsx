import type { ProjectMember } from "@neroli/contract/projects/schema.ts";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { useSession } from "../kernel/session/session.tsx";
import { useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { RowMenu } from "../ui/data-table-row.tsx";
import type { RowAction } from "../ui/data-table-types.ts";
import layout from "../ui/layout.module.css";
import { Row, RowList } from "../ui/row-list.tsx";
import { AddColleague } from "./add-colleague.tsx";
import { AddSupplier } from "./add-supplier.tsx";
import { paramsOf, placeOf, type ReadProject, useDeeds } from "./project-queries.ts";

/** Who works in a project, and with whom of suppliers it is shared. */
export function Members({ project }: { project: ReadProject }) {
  const t = useT();
  const [open, setOpen] = useState<"colleague" | "supplier" | null>(null);
  const [removing, setRemoving] = useState<ProjectMember | null>(null);
  const actionsOf = useActions(project, setRemoving);
  const { reason } = project.can.administer;
  const params = paramsOf(placeOf(project));
  const nameOf = ({ user }: ProjectMember) => `${user.firstname} ${user.lastname}`;
  return (
    <Card title={t("projects.members")}>
      <div className={layout.stack}>
        <RowList label={t("projects.members")}>
          {project.own.members.map((member) => (
            <Row
              key={member.user.key}
              end={
                <RowMenu
                  label={t("table.actions", { row: nameOf(member) })}
                  actions={actionsOf(member)}
                />
              }
            >
              <span>{nameOf(member)}</span>
              <span className={layout.line}>
                <Badge tone={member.role === "SUPPLIER" ? "warning" : "plain"}>
                  {words(t, "projects.role", member.role)}
                </Badge>
                {member.company && <span className={layout.soft}>{member.company.name}</span>}
              </span>
            </Row>
          ))}
        </RowList>
        <div className={layout.line}>
          <Button
            size="small"
            icon="plus"
            disabledReason={reason}
            onClick={() => setOpen("colleague")}
          >
            {t("projects.member.add")}
          </Button>
          <Button
            size="small"
            icon="plus"
            disabledReason={reason}
            onClick={() => setOpen("supplier")}
          >
            {t("projects.supplier.add")}
          </Button>
        </div>
      </div>
      {open === "colleague" && <AddColleague project={project} onClose={() => setOpen(null)} />}
      {open === "supplier" && <AddSupplier project={project} onClose={() => setOpen(null)} />}
      {removing && (
        <ConfirmAction
          title={t("projects.member.remove.which", { name: nameOf(removing) })}
          text={t(
            removing.role === "SUPPLIER"
              ? "projects.supplier.remove.text"
              : "projects.member.remove.text",
          )}
          confirm={t("projects.member.remove")}
          action={() =>
            api("DELETE /companies/:companyKey/projects/:projectKey/member/:userKey", {
              params: { ...params, userKey: removing.user.key },
            })
          }
          done={t("projects.member.removed", { name: nameOf(removing) })}
          reread={["projects"]}
          onClose={() => setRemoving(null)}
        />
      )}
    </Card>
  );
}

function useActions(project: ReadProject, remove: (member: ProjectMember) => void) {
  const t = useT();
  const deeds = useDeeds();
  const session = useSession();
  const own = session.state === "signed-in" ? session.profile.key : null;
  const params = paramsOf(placeOf(project));
  return (member: ProjectMember): readonly RowAction[] => {
    const { user, role } = member;
    const isSelf = user.key === own;
    const disabledReason = project.can.administer.reason ?? undefined;
    const change = (action: "promote" | "demote"): RowAction => ({
      label: t(`projects.member.${action}`),
      disabledReason,
      onSelect: () =>
        deeds.run({
          action: () =>
            api("POST /companies/:companyKey/projects/:projectKey/member/:userKey/:action", {
              params: { ...params, userKey: user.key, action },
            }),
        }),
    });
    return [
      ...(role === "MEMBER" ? [change("promote")] : []),
      ...(role === "MANAGER" ? [change("demote")] : []),
      {
        label: t(isSelf ? "projects.member.leave" : "projects.member.remove"),
        danger: true,
        disabledReason: isSelf ? undefined : disabledReason,
        onSelect: () => remove(member),
      },
    ];
  };
}
