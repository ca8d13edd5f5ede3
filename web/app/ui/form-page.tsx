import { type ReactNode, useId } from "react";
import { useT } from "../language/phrases.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Button } from "./button.tsx";
import { FaultSummary } from "./fault-summary.tsx";
import { FormIndex } from "./form-index.tsx";
import classes from "./form-page.module.css";

export interface FormSection {
  /** The section's anchor. */
  id: string;
  title: string;
  hint?: string | undefined;
  /** Beside the title in the index: how much of it is done. */
  mark?: ReactNode;
  /** Beside the title of the section. */
  tools?: ReactNode;
  children: ReactNode;
}

interface FormPageProps {
  /** The accessible name of the form. */
  label: string;
  sections: readonly FormSection[];
  /** Sections that save by themselves: they stand below the form and are no part of it. */
  beyond?: readonly FormSection[];
  /** Names the choice of a section where there is no room for the index; else there is none. */
  jumpLabel?: string;
  /** What is wrong, each with the field it is about. */
  faults: readonly { field: string; message: string }[];
  /** Counts the tries: each new one moves the focus to the summary. */
  attempt?: number;
  /** Above the sections: a draft's notice, a conflict. */
  notice?: ReactNode;
  /** Beside the form where there is room, else above it. */
  aside?: ReactNode;
  /** Nothing of it can be changed. */
  disabled?: boolean;
  save: string;
  /** Why it cannot be saved now. */
  cannotSave?: string | undefined;
  pending: boolean;
  onSubmit: () => void;
  /** Finds a field's input by the name that the summary gives. */
  focusField: (field: string) => void;
  /** Beside the save button. */
  more?: ReactNode;
}

/** A long form in one column, with an index beside it and the way to save always in sight. */
export function FormPage(props: FormPageProps) {
  const t = useT();
  const { cannotSave, pending, beyond = [], aside } = props;
  const id = useId();
  const bar = <SaveBar {...props} form={id} />;
  return (
    <div className={classes.page} data-aside={aside !== undefined || undefined}>
      <div className={classes.side}>
        <FormIndex sections={[...props.sections, ...beyond]} />
        {aside && <aside className={classes.aside}>{aside}</aside>}
      </div>
      <div className={classes.form}>
        <form
          id={id}
          noValidate
          className={classes.form}
          aria-label={props.label}
          onSubmit={(event) => {
            event.preventDefault();
            if (!cannotSave && !pending) props.onSubmit();
          }}
        >
          <FaultSummary
            faults={props.faults}
            title={t("table.form.check")}
            attempt={props.attempt}
            onFocus={props.focusField}
          />
          {props.notice}
          <fieldset className={classes.fieldset} disabled={props.disabled ?? false}>
            {props.sections.map((section) => (
              <Section key={section.id} {...section} />
            ))}
          </fieldset>
          {beyond.length === 0 && bar}
        </form>
        {beyond.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        {beyond.length > 0 && bar}
      </div>
    </div>
  );
}

function Section({ id, title, hint, tools, children }: FormSection) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <div className={classes.sectionHead}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {tools}
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  );
}

function SaveBar(props: FormPageProps & { form: string }) {
  const { cannotSave, pending, sections, beyond = [], jumpLabel } = props;
  const reason = useId();
  return (
    <BottomBar className={classes.bar}>
      {jumpLabel && (
        <select
          className={classes.jump}
          aria-label={jumpLabel}
          value=""
          onChange={(event) => {
            const title = document.getElementById(`${event.currentTarget.value}-title`);
            title?.scrollIntoView();
            title?.focus({ preventScroll: true });
          }}
        >
          <option value="">{jumpLabel}</option>
          {[...sections, ...beyond].map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
      {cannotSave && <span id={reason}>{cannotSave}</span>}
      {props.more}
      <Button
        type="submit"
        variant="primary"
        form={props.form}
        disabledReason={cannotSave}
        reasonId={reason}
        loading={pending}
      >
        {props.save}
      </Button>
    </BottomBar>
  );
}
