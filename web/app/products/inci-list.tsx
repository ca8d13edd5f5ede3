import { links } from "@neroli/contract/access/links.ts";
import {
  type InciEntry,
  inciListOf,
  type WrittenPhases,
} from "@neroli/contract/products/formula.ts";
import { type RefObject, useRef, useState } from "react";
import { Link } from "react-router";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import classes from "./formula.module.css";

interface InciListProps {
  phases: WrittenPhases;
  inciOfProduct: (product: string) => string | undefined;
  /** Whether the product has a page that the reader can open. */
  isListed: (product: string) => boolean;
  /** Beside a form its links open beside it too. */
  apart?: boolean;
}

/** The INCI names in descending order of their share, made from the phases, to be copied. */
export function InciList({ phases, inciOfProduct, isListed, apart = false }: InciListProps) {
  const t = useT();
  const list = useRef<HTMLParagraphElement>(null);
  const all = inciListOf(phases, inciOfProduct);
  const named = all.filter(({ unknown }) => !unknown);
  const unnamed = all.filter(({ unknown }) => unknown);
  if (named.length === 0) return null;
  return (
    <section className={layout.close} aria-label={t("product-formula.inci")}>
      <header className={layout.spread}>
        <h3 className={layout.text}>{t("product-formula.inci")}</h3>
        <Copy text={named.map(({ name }) => name).join(", ")} list={list} />
      </header>
      <p ref={list} className={layout.text}>
        {named.map((entry, at) => (
          <span key={entry.name}>
            <Name {...{ entry, isListed, apart }} />
            {at < named.length - 1 && ", "}
          </span>
        ))}
      </p>
      <ul className={`${layout.list} ${layout.soft}`}>
        <li>{t(noteOf(named))}</li>
        {unnamed.length > 0 && (
          <li>
            {t("product-formula.inci.unnamed", {
              count: unnamed.length,
              names: unnamed.map(({ name }) => name).join(", "),
            })}
          </li>
        )}
      </ul>
    </section>
  );
}

const noteOf = (named: readonly InciEntry[]) =>
  named.some(({ estimated }) => estimated)
    ? "product-formula.inci.estimated"
    : "product-formula.inci.order";

interface NameProps extends Required<Pick<InciListProps, "isListed" | "apart">> {
  entry: InciEntry;
}

/** Leads to the product that brings it; of several to the first. */
function Name({ entry, isListed, apart }: NameProps) {
  const product = entry.products.find(isListed);
  if (!product) return entry.name;
  return (
    <Link to={links.product("INGREDIENTS", product)} {...(apart && { target: "_blank" })}>
      {entry.name}
    </Link>
  );
}

function Copy({ text, list }: { text: string; list: RefObject<HTMLElement | null> }) {
  const t = useT();
  const [done, setDone] = useState<{ text: string; how: "copied" | "marked" } | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone({ text, how: "copied" });
    } catch {
      // Where the browser does not let pages copy, the person can.
      if (list.current) getSelection()?.selectAllChildren(list.current);
      setDone({ text, how: "marked" });
    }
  };
  const now = done?.text === text ? done.how : "copy";
  return (
    <Button size="small" className={classes.copy} onClick={() => void copy()}>
      {now === "copied" && <Icon name="check" />}
      <span aria-live="polite">{t(`product-formula.${now}`)}</span>
    </Button>
  );
}
