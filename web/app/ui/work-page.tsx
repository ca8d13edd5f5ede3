import type { ReactNode } from "react";
import classes from "./work-page.module.css";

interface WorkPageProps {
  title: ReactNode;
  /** One or two sentences: what the page is for. */
  lead?: ReactNode;
  /** What can be done with all of it: buttons and links, at the end of the title's line. */
  tools?: ReactNode;
  /** Above the title: the link to where this page belongs. */
  back?: ReactNode;
  /** No wider than sentences are read with ease; tables take all the room. */
  narrow?: boolean;
  children: ReactNode;
}

/** The frame of a page that people work on: its title, what can be done, and the body below. */
export function WorkPage({ title, lead, tools, back, narrow, children }: WorkPageProps) {
  return (
    <div className={classes.page} data-narrow={narrow || undefined}>
      <header className={classes.head}>
        <div>
          {back && <p className={classes.back}>{back}</p>}
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {tools && <div className={classes.actions}>{tools}</div>}
      </header>
      {children}
    </div>
  );
}
