import { useOperator } from "../../kernel/operator.ts";
import { useSupportEmail } from "../../kernel/support-email.ts";
import { useT } from "../../language/phrases.tsx";
import { WorkPage } from "../../ui/work-page.tsx";
import { Prose } from "./prose.tsx";
import type { Text } from "./text.ts";
import classes from "./text-page.module.css";

/** A text to read, section by section. */
export function TextPage({ text }: { text: Text }) {
  const t = useT();
  const support = useSupportEmail();
  const operator = useOperator() ?? t("site.operator.unnamed", { support });
  return (
    <WorkPage title={text.title} lead={text.lead}>
      {text.sections.map(({ id, title, html }) => (
        <section key={id} aria-labelledby={id} className={classes.section}>
          <h2 id={id}>{title}</h2>
          <Prose html={html} values={{ support, operator }} />
        </section>
      ))}
    </WorkPage>
  );
}
