import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { ownLanguage, textCompleteness } from "@neroli/contract/products/texts.ts";
import { useDeferredValue } from "react";
import { useKeptChoice } from "../../kernel/kept-choice.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import classes from "./texts.module.css";
import { partsOf, type Values } from "./values.ts";

/** The product's own language, and the one that is written beside it; kept in this browser. */
export function useTextLanguages(values: Values) {
  const [chosen, choose] = useKeptChoice<Language | null>("neroli.editor.second-language", null);
  const own = ownLanguage(partsOf(values).fields as ProductFields);
  return { own, second: chosen === own ? null : chosen, choose };
}

interface TextLanguagesProps {
  own: Language;
  second: Language | null;
  /** Values as they would be stored. */
  values: Values;
  onChoose: (language: Language | null) => void;
}

/** How much the product says in each further language, and which of them is written now. */
export function TextLanguages({ own, second, onChoose, ...props }: TextLanguagesProps) {
  const t = useT();
  const fields = partsOf(useDeferredValue(props.values)).fields as ProductFields;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of the form below
    <div role="group" aria-labelledby="text-languages" className={classes.languages}>
      <span id="text-languages">
        {t("product-editor.texts", { language: t(`text-languages.${own}`) })}
      </span>
      <ul className={`${layout.list} ${layout.line}`}>
        {languages
          .filter((language) => language !== own)
          .map((language) => {
            const { written, of } = textCompleteness(fields, language);
            return (
              <li key={language}>
                <Button
                  size="small"
                  aria-pressed={language === second}
                  onClick={() => onChoose(language === second ? null : language)}
                >
                  {t(`text-languages.${language}`)}
                  <span className={layout.soft} aria-hidden="true">
                    {written}/{of}
                  </span>
                  <span className={layout.unseen}>
                    {t("product-editor.texts.share", { written, of })}
                  </span>
                </Button>
              </li>
            );
          })}
      </ul>
    </div>
  );
}
