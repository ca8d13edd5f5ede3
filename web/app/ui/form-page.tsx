import { type ReactNode, useEffect, useRef } from "react";
import buttons from "./button.module.css";
import classes from "./form-page.module.css";

export interface FormSection {
  /** The section's anchor. */
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

interface FormPageProps {
  /** The accessible name of the form. */
  label: string;
  sections: readonly FormSection[];
  /** The name of the side index. */
  indexLabel: string;
  /** What is wrong, each with the field it is about. */
  faults: readonly { field: string; message: string }[];
  faultsTitle: string;
  /** Counts the tries: each new one moves the focus to the summary. */
  attempt?: number;
  /** Above the sections: a draft's notice, a conflict. */
  notice?: ReactNode;
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
  const { cannotSave, pending } = props;
  const reason = "form-page-reason";
  return (
    <div className={classes.page}>
      <nav className={classes.index} aria-label={props.indexLabel}>
        <ul>
          {props.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <form
        noValidate
        className={classes.form}
        aria-label={props.label}
        onSubmit={(event) => {
          event.preventDefault();
          if (!cannotSave && !pending) props.onSubmit();
        }}
      >
        <Faults {...props} />
        {props.notice}
        {props.sections.map(({ id, title, hint, children }) => (
          <section key={id} id={id} className={classes.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {hint && <p className={classes.hint}>{hint}</p>}
            {children}
          </section>
        ))}
        <div className={classes.bar}>
          {cannotSave && <span id={reason}>{cannotSave}</span>}
          {props.more}
          <button
            type="submit"
            className={buttons.primary}
            aria-disabled={Boolean(cannotSave) || pending || undefined}
            aria-describedby={cannotSave ? reason : undefined}
            aria-busy={pending}
          >
            {props.save}
          </button>
        </div>
      </form>
    </div>
  );
}

function Faults({ faults, faultsTitle, attempt, focusField }: FormPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const any = faults.length > 0;
  useEffect(() => {
    if (attempt && any) box.current?.focus();
  }, [attempt, any]);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.faults} data-empty={!any}>
      {any && (
        <>
          <p>{faultsTitle}</p>
          <ul>
            {faults.map(({ field, message }) => (
              <li key={field}>
                <button type="button" onClick={() => focusField(field)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
