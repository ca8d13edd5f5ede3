import { cancellation } from "@neroli/contract/meetings/forms/cancellation.gen.ts";
import type { Meeting } from "@neroli/contract/meetings/schema.ts";
import { clockIn } from "@neroli/contract/meetings/shown-time.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/fields/text-field.tsx";
import { api } from "../client.ts";
import { ConfirmAction } from "../confirm-action.tsx";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useEntryForm } from "../forms/use-entry-form.ts";
import { saveFile } from "../save-file.ts";
import { tellDone, tellFailure } from "../toast.tsx";

type Asked = "decline" | "cancel" | "withdraw" | null;

const otherNameOf = ({ side, exhibitor, visitor }: Meeting) =>
  side === "VISITOR" ? exhibitor.name : visitor.name;

/** What the reader may do with a meeting now. */
export function MeetingActions({ meeting }: { meeting: Meeting }) {
  const t = useT();
  const [asked, setAsked] = useState<Asked>(null);
  const agree = useAgreeing(meeting.key);
  const { can, status } = meeting;
  const close = () => setAsked(null);
  return (
    <>
      {status === "AGREED" && <CalendarButton meeting={meeting} />}
      {can.agree.allowed && (
        <Button
          size="small"
          variant="primary"
          loading={agree.isPending}
          onClick={() => agree.mutate()}
        >
          {t("meetings.agree")}
        </Button>
      )}
      {(["decline", "withdraw", "cancel"] as const).map(
        (action) =>
          can[action].allowed && (
            <Button key={action} size="small" onClick={() => setAsked(action)}>
              {t(`meetings.${action}`)}
            </Button>
          ),
      )}
      {asked === "withdraw" && <Withdraw meeting={meeting} onClose={close} />}
      {(asked === "decline" || asked === "cancel") && (
        <ReasonDialog meeting={meeting} action={asked} onClose={close} />
      )}
    </>
  );
}

function useAgreeing(meetingKey: string) {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api("POST /meetings/:meetingKey/agree", { params: { meetingKey } }),
    onSuccess: () => tellDone(t("meetings.agreed")),
    onError: (error) => tellFailure(error, t),
    onSettled: () => queries.invalidateQueries({ queryKey: ["meetings"] }),
  });
}

function CalendarButton({ meeting }: { meeting: Meeting }) {
  const t = useT();
  const { key: meetingKey, event, starts_at } = meeting;
  const { day, time } = clockIn(starts_at, event.time_zone);
  const save = useMutation({
    mutationFn: () => api("GET /meetings/:meetingKey/calendar", { params: { meetingKey } }),
    onSuccess: (content) => saveFile(content as unknown as Blob, `${event.key}-${meetingKey}.ics`),
    onError: (error) => tellFailure(error, t),
  });
  const name = otherNameOf(meeting);
  return (
    <Button
      size="small"
      icon="calendar"
      aria-label={t("meetings.calendar.of", { name, time: `${day} ${time}` })}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t("meetings.calendar")}
    </Button>
  );
}

interface DialogProps {
  meeting: Meeting;
  onClose: () => void;
}

function Withdraw({ meeting, onClose }: DialogProps) {
  const t = useT();
  return (
    <ConfirmAction
      title={t("meetings.withdraw.sure", { name: otherNameOf(meeting) })}
      text={t("meetings.withdraw.text")}
      confirm={t("meetings.withdraw")}
      action={() =>
        api("POST /meetings/:meetingKey/withdraw", { params: { meetingKey: meeting.key } })
      }
      done={t("meetings.withdrawn")}
      failed={t("meetings.not-done")}
      reread={["meetings"]}
      onClose={onClose}
    />
  );
}

const done = { decline: "meetings.declined", cancel: "meetings.canceled" } as const;

/** Declines or cancels a meeting; the other side reads why. */
function ReasonDialog({
  meeting,
  action,
  onClose,
}: DialogProps & { action: "decline" | "cancel" }) {
  const t = useT();
  const queries = useQueryClient();
  const form = useEntryForm({
    constraints: cancellation,
    base: meeting,
    valuesOf: () => ({ reason: "" }),
    toBody: (values) => values,
    send: (body, { key: _ }) =>
      api(`POST /meetings/:meetingKey/${action}`, { params: { meetingKey: meeting.key }, body }),
    onSent: () => {
      void queries.invalidateQueries({ queryKey: ["meetings"] });
      tellDone(t(done[action]));
      onClose();
    },
    draft: () => ({ key: `meeting.${action}.${meeting.key}` }),
  });
  return (
    <FormDialog
      title={t(`meetings.${action}.sure`, { name: otherNameOf(meeting) })}
      form={form}
      submit={t(`meetings.${action}`)}
      failed={t("meetings.not-done")}
      onClose={onClose}
    >
      <TextArea
        data-autofocus
        label={t("meetings.reason")}
        hint={t("meetings.reason.hint")}
        {...form.field("reason")}
      />
    </FormDialog>
  );
}
