import { Alert, Anchor } from "@mantine/core";
import { useT } from "../language/phrases.tsx";
import { type Field, fieldLabels } from "./form-values.ts";
import type { SignUpForm } from "./sign-up-form.ts";

/** What is wrong, on top, in the order of the form; each leads to its field. */
export function ErrorSummary({ form }: { form: SignUpForm }) {
  const t = useT();
  const wrong = (Object.keys(fieldLabels) as Field[]).filter((field) => form.errors[field]);
  if (wrong.length === 0) return null;
  return (
    <Alert color="red" role="alert" title={t("registration.check")}>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {wrong.map((field) => (
          <li key={field}>
            <Anchor
              component="button"
              type="button"
              c="inherit"
              underline="always"
              ta="left"
              onClick={() => form.getInputNode(field)?.focus()}
            >
              {t(fieldLabels[field] ?? "registration.check")}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
