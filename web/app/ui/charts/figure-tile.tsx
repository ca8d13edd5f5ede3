import type { Language } from "@neroli/contract/kernel/language.ts";
import { type Change, changeOf } from "@neroli/contract/kernel/shares.ts";
import { formatNumber, formatShare } from "../../language/numbers.ts";
import { type Translate, useLanguage, useT } from "../../language/phrases.tsx";
import classes from "./figure-tile.module.css";
import { staysOn } from "./spot.tsx";

interface FigureTileProps {
  label: string;
  /** null where there is nothing that it could be of. */
  value: number | null;
  /** Of 1, and shown in per cent. */
  share?: boolean;
  /** Where what was counted stands. */
  href?: string;
  /** Of the period before; nothing is said of it where it is left out. */
  before?: number | null | undefined;
  /** Which way is welcome; neither is where it is left out. */
  better?: "more" | "less" | undefined;
}

const arrows = { more: "▲", less: "▼", same: "=", first: "▲" } as const;

/** A figure, and how it stands to the period before: by an arrow and in words. */
export function FigureTile(props: FigureTileProps) {
  const { label, value, share, href, before, better } = props;
  const t = useT();
  const language = useLanguage();
  const known = value !== null && before !== undefined && before !== null;
  const change = known ? changeOf(value, before) : null;
  const said = value === null ? "–" : (share ? formatShare : formatNumber)(value, language);
  return (
    <div className={classes.tile}>
      <p className={classes.label}>{label}</p>
      <p className={classes.value}>
        {href ? (
          <a href={href} aria-label={`${label}: ${said}`} data-keep-scroll={staysOn(href)}>
            {said}
          </a>
        ) : (
          said
        )}
      </p>
      {change && (
        <p className={classes.change} data-tone={toneOf(change, better)}>
          <span aria-hidden="true">{arrows[change.kind]}</span>
          <span>{changeWords(change, { t, language })}</span>
        </p>
      )}
    </div>
  );
}

function toneOf({ kind }: Change, better: "more" | "less" | undefined) {
  if (!better || kind === "same") return undefined;
  return (kind === "first" ? "more" : kind) === better ? "good" : "bad";
}

function changeWords(
  change: Change,
  { t, language }: { t: Translate; language: Language },
): string {
  if (change.kind === "same") return t("charts.change.same");
  if (change.kind === "first") return t("charts.change.first");
  const share = formatShare(change.share, language);
  return change.kind === "more"
    ? t("charts.change.more", { share })
    : t("charts.change.less", { share });
}
