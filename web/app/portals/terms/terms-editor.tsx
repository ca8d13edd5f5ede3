import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import { terms as constraints } from "@neroli/contract/portals/forms/terms.gen.ts";
import type { PublishedTerms } from "@neroli/contract/portals/terms.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, hasCode } from "../../kernel/client.ts";
import { FormAlert } from "../../kernel/forms/form-alert.tsx";
import { useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { TextArea } from "../../ui/fields/text-field.tsx";
import layout from "../../ui/layout.module.css";

interface EditorProps {
  event: string;
  newest: PublishedTerms | null;
}

/** The next version, which begins with what the newest one says. */
export function TermsEditor({ event, newest }: EditorProps) {
  const t = useT();
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const form = useEntryForm({
    constraints,
    base: newest,
    valuesOf: (base) => ({
      texts: Object.fromEntries(
        languages.map((language) => [language, base?.texts[language] ?? ""]),
      ) as Record<Language, string>,
    }),
    toBody: ({ texts }, base) => ({ texts, version: base?.version ?? 0 }),
    send: (body, { key }) => api("POST /events/:event/terms", { params: { event }, body, key }),
    onSent: ({ version }) => {
      void queries.invalidateQueries({ queryKey: ["published-terms", event] });
      tellDone(t("event-terms.published", { version }));
    },
    onRefused: (error) => {
      if (!hasCode(error, "conflict")) return false;
      void queries.invalidateQueries({ queryKey: ["published-terms", event] });
      return false;
    },
    draft: () => ({ key: `event-terms.${event}` }),
  });
  const version = (newest?.version ?? 0) + 1;
  return (
    <form
      noValidate
      className={layout.stack}
      aria-labelledby="next-version"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        setAsks(true);
      }}
    >
      <h2 id="next-version">{t("event-terms.new")}</h2>
      <FormAlert form={form} check={t("table.form.marked")} />
      {languages.map((language) => {
        const words = { language: t(`text-languages.${language}`) };
        return (
          <TextArea
            key={language}
            rows={language === "en" ? 10 : 4}
            lang={language}
            label={t("event-terms.text.optional", words)}
            {...form.field(`texts.${language}`)}
            required={false}
          />
        );
      })}
      <div>
        <Button variant="primary" type="submit" loading={form.pending}>
          {t("event-terms.publish")}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={t("event-terms.publish.title", { version })}
          text={t("event-terms.publish.sure")}
          confirm={t("event-terms.publish")}
          cancel={t("table.cancel")}
          onConfirm={() => {
            setAsks(false);
            form.submit();
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </form>
  );
}
