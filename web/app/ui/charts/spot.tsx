import layout from "../layout.module.css";

/** For links that change the address of the page alone: it does not move below who follows them. */
export const staysOn = (href: string) => (href.startsWith("?") ? "" : undefined);

interface SpotProps {
  /** What is drawn below it. */
  words: string;
  /** Where more about it stands. */
  href: string | undefined;
  /** What the drawing may have had no room for. */
  tip: string;
}

/** What lies over a piece of a drawing: read out, and pressed where it leads on. */
export function Spot({ words, href, tip }: SpotProps) {
  const heard = <span className={layout.unseen}>{words}</span>;
  return href ? (
    <a href={href} data-tip={tip} data-keep-scroll={staysOn(href)}>
      {heard}
    </a>
  ) : (
    heard
  );
}
