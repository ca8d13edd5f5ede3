import { writeCount } from "@neroli/phrases/write-count.ts";
import { useLanguage } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import classes from "./topics.module.css";

interface TopicLinksProps {
  title: string;
  links: readonly { href: string; label: string; count: number }[];
}

/** Ways to topics or suppliers, each with how many ingredients it has; nothing where there are none. */
export function TopicLinks({ title, links }: TopicLinksProps) {
  const language = useLanguage();
  if (links.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={`${layout.list} ${classes.links}`}>
        {links.map(({ href, label, count }) => (
          <li key={href}>
            <a href={href}>{label}</a> <span>{writeCount(count, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
