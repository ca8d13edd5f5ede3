import { createContext, type ReactNode, use, useId } from "react";
import classes from "./entry-page.module.css";
import { Mark } from "./mark.tsx";

interface EntryPageProps {
  title: string;
  /** Below the title: what to do here. */
  lead?: ReactNode;
  /** Below the form: paragraphs that lead elsewhere. */
  more?: ReactNode;
  /** Beside the card where there is room, else below it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Whether such cards carry Neroli's own sign; a portal's page does not. */
export const CarriesMark = createContext(true);

/** A card with one thing to do or to say: signing in, signing up, following a mailed link. */
export function EntryPage({ title, lead, more, aside, children }: EntryPageProps) {
  const id = useId();
  return (
    <div className={classes.page}>
      <section className={classes.card} aria-labelledby={id}>
        <header>
          {use(CarriesMark) && <Mark size={40} />}
          <h1 id={id}>{title}</h1>
          {lead && <p data-lead>{lead}</p>}
        </header>
        {children}
        {more && <div className={classes.more}>{more}</div>}
      </section>
      {aside && <aside className={classes.aside}>{aside}</aside>}
    </div>
  );
}

/** In the place of the form once it is sent: what led to it and away from it is hidden. */
export const EntryDone = ({ children }: { children: ReactNode }) => (
  <div className={classes.done}>{children}</div>
);
