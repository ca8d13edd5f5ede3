import type { ChangedFactors, Factors } from "@neroli/contract/factors/endpoints.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { useState } from "react";
import { tellDone } from "../../../kernel/toast.tsx";
import { useT } from "../../../language/phrases.tsx";
import { Note } from "../../../ui/card.tsx";
import layout from "../../../ui/layout.module.css";
import { AppDialog } from "./app-dialog.tsx";
import { CodesDialog } from "./codes-dialog.tsx";
import { ConfirmPerson } from "./confirm-person.tsx";
import { AppPart, CodesPart, PasskeysPart } from "./factor-parts.tsx";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import { RemoveFactor } from "./remove-factor.tsx";
import { RenamePasskey } from "./rename-passkey.tsx";
import type { Task } from "./tasks.ts";
import { useShowFactors } from "./use-factors.ts";

/** Passkeys, authenticator app and recovery codes (decision 40). */
export function SecuritySection({ profile, factors }: { profile: Profile; factors: Factors }) {
  const t = useT();
  const [task, setTask] = useState<Task | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = useShowFactors();
  const close = () => {
    setTask(null);
    setConfirmed(false);
  };
  const onChanged = (changed: ChangedFactors, message: string) => {
    close();
    show(changed);
    if (changed.recovery_codes) setCodes(changed.recovery_codes);
    else tellDone(message);
  };
  const parts = { factors, onTask: setTask };
  const mayGoOn = confirmed || task?.is === "rename-passkey";
  return (
    <div className={layout.stack}>
      <SecurityNote profile={profile} factors={factors} />
      <PasskeysPart {...parts} />
      <AppPart {...parts} />
      <CodesPart {...parts} />
      {task && !mayGoOn && (
        <ConfirmPerson factors={factors} onConfirmed={() => setConfirmed(true)} onClose={close} />
      )}
      {task && mayGoOn && <TaskDialog {...{ task, factors, onChanged, onClose: close, profile }} />}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
      <span aria-live="polite" className={layout.soft}>
        {t("factors.others-end")}
      </span>
    </div>
  );
}

function SecurityNote({ profile, factors }: { profile: Profile; factors: Factors }) {
  const t = useT();
  if (profile.lacks_factor) return <Note tone="warning">{t("factors.support-needs")}</Note>;
  const none = factors.passkeys.length === 0 && !factors.app;
  if (none) return <Note>{t("factors.none")}</Note>;
  if (factors.codes_left < 3) {
    return <Note tone="warning">{t("factors.codes.few", { count: factors.codes_left })}</Note>;
  }
  return null;
}

interface TaskDialogProps {
  task: Task;
  factors: Factors;
  onChanged: (changed: ChangedFactors, message: string) => void;
  onClose: () => void;
}

function TaskDialog({ task, ...props }: TaskDialogProps) {
  if (task.is === "add-passkey") return <PasskeyDialog {...props} />;
  if (task.is === "add-app") return <AppDialog {...props} />;
  if (task.is === "rename-passkey") return <RenamePasskey passkey={task} {...props} />;
  return <RemoveFactor task={task} {...props} />;
}
