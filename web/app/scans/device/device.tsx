import { longestRead } from "@neroli/contract/scans/limits.ts";
import type { ScanKit } from "@neroli/contract/scans/schema.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { useKeptChoice } from "../../kernel/kept-choice.ts";
import { signIn, useSession } from "../../kernel/session/session.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";
import { Skeleton } from "../../ui/states.tsx";
import { appName } from "../app-name.ts";
import { Camera } from "./camera.tsx";
import classes from "./device.module.css";
import { DeviceTools } from "./device-tools.tsx";
import { ScanEditor } from "./scan-editor.tsx";
import { ScanList } from "./scan-list.tsx";
import { SendingNote } from "./sending-note.tsx";
import { signal } from "./signal.ts";
import { spellRead } from "./spell-read.ts";
import { type KeptScan, noteScan } from "./store.ts";
import { useKept, usePreparing, useSending } from "./use-device.ts";
import { useShell } from "./use-shell.ts";

/** Scanning at a stand: what is noted is kept on this device first, and sent when that is possible. */
export default function Device() {
  const t = useT();
  const { event = "" } = useParams();
  const kept = useKept(event);
  const { refused } = usePreparing(event);
  const sending = useSending();
  const shell = useShell(kept?.kit != null);
  const unsent = kept?.unsent.length ?? 0;
  useTitle(unsent);
  if (!kept) return <Skeleton rows={2} />;
  const { kit, scans } = kept;
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1>{t("scans.device.title")}</h1>
          {kit && <p>{kit.event.name}</p>}
        </div>
        <output className={classes.count} data-all={unsent === 0 || undefined}>
          {t("scans.device.unsent", { count: unsent })}
        </output>
      </header>
      {kit && <SendingNote state={sending} company={kit.company.name} />}
      {kit ? <Noting kit={kit} scans={scans} /> : <Unprepared refused={refused} />}
      <DeviceTools event={event} unsent={kept.unsent} shell={kit ? shell : null} />
    </main>
  );
}

/** How much is not sent stands in the title, too: a tab in the background shows it. */
function useTitle(unsent: number): void {
  const t = useT();
  useEffect(() => {
    const title = `${t("scans.device.title")} | ${appName}`;
    document.title = unsent > 0 ? `(${unsent}) ${title}` : title;
  }, [unsent, t]);
}

function Unprepared({ refused }: { refused: boolean }) {
  const t = useT();
  const { state } = useSession();
  if (refused) return <p role="alert">{t("scans.device.prepare.refused")}</p>;
  if (state === "signed-in") return <p role="status">{t("scans.device.preparing")}</p>;
  return (
    <section className={layout.stack}>
      <h2>{t("scans.device.prepare")}</h2>
      <p>{t("scans.device.prepare.text")}</p>
      <Button variant="strong" wide onClick={() => void signIn()}>
        {t("scans.device.prepare.sign-in")}
      </Button>
    </section>
  );
}

/** A camera that still sees a badge reads it again: that is no second scan. */
const sameFor = 10_000;

function Noting({ kit, scans }: { kit: ScanKit; scans: readonly KeptScan[] }) {
  const t = useT();
  const [open, setOpen] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [signals, setSignals] = useKeptChoice("scans:signals", true);
  const [said, setSaid] = useState("");
  const seen = useRef({ text: "", at: 0 });
  const note = async (read: string): Promise<boolean> => {
    try {
      const { id } = await noteScan({ company: kit.company.key, event: kit.event.key, read });
      setFailure(null);
      setOpen(id);
      setSaid(t("scans.device.noted", { read: spellRead(read) }));
      if (signals) signal();
      void navigator.storage.persist();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    }
  };
  const see = (text: string) => {
    const at = performance.now();
    const again = text === seen.current.text && at - seen.current.at < sameFor;
    seen.current = { text, at };
    if (!again) void note(text.slice(0, longestRead));
  };
  const opened = scans.find(({ id }) => id === open);
  const nameOf = (key: string) => kit.products.find((each) => each.key === key)?.name ?? key;
  return (
    <>
      <Camera onRead={see} />
      {failure !== null && (
        <p role="alert" className={classes.alert}>
          {t(isFull(failure) ? "scans.device.full" : "scans.device.failed")}
        </p>
      )}
      <p role="status" className={layout.unseen}>
        {said}
      </p>
      {opened && (
        <ScanEditor
          key={opened.id}
          scan={opened}
          products={kit.products}
          onFailure={setFailure}
          onDone={() => setOpen(null)}
        />
      )}
      <TypedCode onNote={note} />
      <ScanList scans={scans} nameOf={nameOf} onOpen={setOpen} />
      <label className={layout.beside}>
        <input
          type="checkbox"
          checked={signals}
          onChange={({ currentTarget }) => setSignals(currentTarget.checked)}
        />
        {t("scans.device.signals")}
      </label>
    </>
  );
}

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** As good as the camera: what is typed is noted the same way. */
function TypedCode({ onNote }: { onNote: (read: string) => Promise<boolean> }) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = typed.trim();
    if (read === "") return;
    // What could not be kept stays in the field.
    if (await onNote(read)) setTyped((now) => (now.trim() === read ? "" : now));
  };
  return (
    <form className={classes.typed} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t("scans.device.code")}
        hint={t("scans.device.code.hint")}
        value={typed}
        maxLength={longestRead}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="strong">
        {t("scans.device.note")}
      </Button>
    </form>
  );
}
