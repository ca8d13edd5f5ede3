import { newComment } from "@neroli/contract/projects/forms/new-comment.gen.ts";
import type { Project, ProjectComment } from "@neroli/contract/projects/schema.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { FormAlert } from "../kernel/forms/form-alert.tsx";
import { LeaveGuard } from "../kernel/forms/leave-guard.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { MentionArea } from "../kernel/mentions/mention-area.tsx";
import { mentionedIn } from "../kernel/mentions/names.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { CheckField } from "../ui/fields/check-field.tsx";
import layout from "../ui/layout.module.css";
import { Row, RowList } from "../ui/row-list.tsx";
import classes from "./comments.module.css";
import { paramsOf, placeOf } from "./project-queries.ts";

/** Colleagues see what others write within so many milliseconds. */
const refetchInterval = 20_000;
/** The last so many are read. */
const size = "300";

/** What is written of a project, the oldest first, and the field to write more. */
export function Comments({ project }: { project: Project }) {
  const t = useT();
  const params = paramsOf(placeOf(project));
  const [removing, setRemoving] = useState<ProjectComment | null>(null);
  const found = useQuery({
    queryKey: ["projects", "comments", project.key],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/projects/:projectKey/comments", {
        params,
        query: { size, sort: "-created_at" },
        signal,
      }),
    select: ({ content }) => content.toReversed(),
    refetchInterval,
  });
  return (
    <div className={layout.stack}>
      <QueryStates
        query={found}
        isEmpty={(comments) => comments.length === 0}
        empty={<p className={layout.soft}>{t("projects.comments.empty")}</p>}
      >
        {(comments) => (
          <RowList label={t("projects.tab.comments")}>
            {comments.map((comment) => (
              <Row
                key={comment.id}
                end={
                  comment.can.remove && (
                    <Button size="small" variant="quiet" onClick={() => setRemoving(comment)}>
                      {t("projects.comment.remove")}
                    </Button>
                  )
                }
              >
                <CommentText comment={comment} marked={project.own !== null} />
              </Row>
            ))}
          </RowList>
        )}
      </QueryStates>
      {project.can.comment.allowed ? (
        <CommentForm project={project} />
      ) : (
        <Note>{project.can.comment.reason}</Note>
      )}
      {removing && (
        <ConfirmAction
          title={t("projects.comment.remove.title")}
          text={t("projects.comment.remove.text")}
          confirm={t("projects.comment.remove")}
          action={() =>
            api("DELETE /companies/:companyKey/projects/:projectKey/comments/:id", {
              params: { ...params, id: removing.id },
            })
          }
          done={t("projects.comment.removed")}
          reread={["projects"]}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}

/** Of what somebody of a supplier reads all is shared: it is not marked. */
function CommentText({ comment, marked }: { comment: ProjectComment; marked: boolean }) {
  const t = useT();
  const { author, company, created_at, shared, body } = comment;
  return (
    <div className={layout.close}>
      <div className={layout.line}>
        <strong>
          {author.firstname} {author.lastname}
        </strong>
        <span className={layout.soft}>
          {company && `${company}, `}
          {formatTime(created_at)}
        </span>
        {marked && shared && <Badge tone="warning">{t("projects.comment.shared")}</Badge>}
      </div>
      <p className={classes.body}>{body}</p>
    </div>
  );
}

function CommentForm({ project }: { project: Project }) {
  const t = useT();
  const queries = useQueryClient();
  const members = project.own?.members ?? [];
  const people = members.filter(({ role }) => role !== "SUPPLIER").map(({ user }) => user);
  const suppliers = members.filter(({ role }) => role === "SUPPLIER");
  const form = useEntryForm({
    constraints: newComment,
    base: null,
    valuesOf: () => ({ body: "", shared: false }),
    toBody: ({ body, shared }: { body: string; shared: boolean }) => ({
      ...{ body, shared },
      mentions: mentionedIn(body, shared ? members.map(({ user }) => user) : people),
    }),
    send: (body, { key }) =>
      api("POST /companies/:companyKey/projects/:projectKey/comments", {
        params: paramsOf(placeOf(project)),
        ...{ body, key },
      }),
    onSent: () => void queries.invalidateQueries({ queryKey: ["projects"] }),
    baseOf: () => null,
    draft: () => ({ key: `project-comment:${project.key}` }),
  });
  const shared = form.values.shared;
  return (
    <form noValidate className={layout.close} onSubmit={form.submit}>
      <LeaveGuard changed={form.changed && !form.pending} />
      <FormAlert form={form} />
      {form.restored && <Note>{t("table.draft.restored")}</Note>}
      <MentionArea
        label={t("projects.comment")}
        hint={project.own ? t("projects.comment.hint") : t("projects.comment.hint.supplier")}
        colleagues={shared ? members.map(({ user }) => user) : people}
        {...form.field("body")}
      />
      {suppliers.length > 0 && (
        <CheckField
          label={t("projects.comment.share")}
          hint={t("projects.comment.share.hint", {
            companies: [...new Set(suppliers.map(({ company }) => company?.name ?? ""))].join(", "),
          })}
          {...form.check("shared")}
        />
      )}
      <div>
        <Button type="submit" variant="strong" loading={form.pending}>
          {t(shared ? "projects.comment.send.shared" : "projects.comment.send")}
        </Button>
      </div>
    </form>
  );
}
