import type { Factors } from "@neroli/contract/factors/endpoints.ts";
import { type ReactNode, useId } from "react";
import { formatDay } from "../../../language/dates.ts";
import { type Translate, useT } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import layout from "../../../ui/layout.module.css";
import { Row, RowList } from "../../../ui/row-list.tsx";
import type { Task } from "./tasks.ts";

interface PartProps {
  factors: Factors;
  onTask: (task: Task) => void;
}

interface Times {
  created_at: string;
  last_used_at: string | null;
}

const timesOf = (t: Translate, { created_at, last_used_at }: Times) =>
  last_used_at
    ? t("factors.added.used", { added: formatDay(created_at), used: formatDay(last_used_at) })
    : t("factors.added", { added: formatDay(created_at) });

interface FrameProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Part({ title, text, children }: FrameProps) {
  const heading = useId();
  return (
    <section className={layout.close} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <p className={layout.soft}>{text}</p>
      {children}
    </section>
  );
}

export function PasskeysPart({ factors, onTask }: PartProps) {
  const t = useT();
  const knows = "PublicKeyCredential" in window;
  return (
    <Part title={t("factors.passkeys")} text={t("factors.passkeys.text")}>
      {factors.passkeys.length > 0 && (
        <RowList label={t("factors.passkeys")}>
          {factors.passkeys.map(({ id, name, works_here, works_at, ...times }) => (
            <Row
              key={id}
              end={
                <div className={layout.line}>
                  <Button
                    size="small"
                    aria-label={t("factors.rename.which", { name })}
                    onClick={() => onTask({ is: "rename-passkey", id, name })}
                  >
                    {t("factors.rename")}
                  </Button>
                  <Button
                    size="small"
                    aria-label={t("factors.remove.which", { name })}
                    onClick={() => onTask({ is: "remove-passkey", id, name })}
                  >
                    {t("factors.remove")}
                  </Button>
                </div>
              }
            >
              <div>
                <strong>{name}</strong>
                <p className={layout.soft}>{timesOf(t, times)}</p>
                {!works_here && (
                  <p>
                    {works_at
                      ? t("factors.passkeys.elsewhere", { host: works_at })
                      : t("factors.passkeys.elsewhere.unnamed")}
                  </p>
                )}
              </div>
            </Row>
          ))}
        </RowList>
      )}
      <div>
        <Button
          size="small"
          disabledReason={knows ? null : t("factors.passkeys.unknown")}
          onClick={() => onTask({ is: "add-passkey" })}
        >
          {t("factors.passkeys.add")}
        </Button>
      </div>
    </Part>
  );
}

export function AppPart({ factors, onTask }: PartProps) {
  const t = useT();
  return (
    <Part title={t("factors.app")} text={t("factors.app.text")}>
      {factors.app && <p>{timesOf(t, factors.app)}</p>}
      <div className={layout.line}>
        <Button size="small" onClick={() => onTask({ is: "add-app" })}>
          {t(factors.app ? "factors.app.replace" : "factors.app.add")}
        </Button>
        {factors.app && (
          <Button
            size="small"
            aria-label={t("factors.remove.which", { name: t("factors.app") })}
            onClick={() => onTask({ is: "remove-app" })}
          >
            {t("factors.remove")}
          </Button>
        )}
      </div>
    </Part>
  );
}

/** There is nothing to recover while the password alone does. */
export function CodesPart({ factors, onTask }: PartProps) {
  const t = useT();
  if (factors.passkeys.length === 0 && !factors.app) return null;
  return (
    <Part title={t("factors.codes")} text={t("factors.codes.text")}>
      <p>{t("factors.codes.left", { count: factors.codes_left })}</p>
      <div>
        <Button size="small" onClick={() => onTask({ is: "renew-codes" })}>
          {t("factors.codes.renew")}
        </Button>
      </div>
    </Part>
  );
}
