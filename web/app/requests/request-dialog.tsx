import { useEffect, useState } from "react";
import type { RequestSubject } from "../kernel/request-dialog.tsx";
import { useOwnCompany, useRequestRefusal } from "../kernel/request-refusal.ts";
import { reviewSentence } from "../kernel/session/review.ts";
import { refreshProfile, signIn, useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";
import { Skeleton } from "../ui/states.tsx";
import { RequestForm } from "./request-form.tsx";

interface RequestDialogProps {
  subject: RequestSubject;
  onClose: () => void;
  onSignIn: () => void;
}

/** The request form, or the reason why there is none for this reader. */
export default function RequestDialog({ subject, onClose, onSignIn }: RequestDialogProps) {
  const own = useOwnCompany();
  const t = useT();
  const session = useSession();
  const isVerified = session.state === "signed-in" && session.profile.vetted;
  const refusal = useSubjectRefusal(subject);
  if (isVerified && !refusal) {
    const products = subject.products.filter(({ company_key }) => company_key !== own);
    const leftOut = subject.products.filter((product) => !products.includes(product));
    return <RequestForm subject={{ ...subject, products }} {...{ leftOut, onClose }} />;
  }
  return (
    <Dialog title={t(`requests.form.title.${subject.type}`)} size="wide" onClose={onClose}>
      {session.state === "signed-out" && <LogInFirst subject={subject} onSignIn={onSignIn} />}
      {session.state === "signed-in" && !isVerified && <Unverified />}
      {isVerified && refusal && <Note>{t(refusal)}</Note>}
    </Dialog>
  );
}

/** Why this reader cannot ask for this, as the server would say it too. */
function useSubjectRefusal({ type, products, company }: RequestSubject) {
  const own = useOwnCompany();
  const refusalOf = useRequestRefusal();
  if (products.length === 0 && !company) return "errors.requests.no-products";
  if (company && company.key === own) return "errors.requests.own-company";
  return refusalOf(type, products);
}

/** Refused only after another look: who has been verified meanwhile goes on without a new sign-in. */
function Unverified() {
  const t = useT();
  const session = useSession();
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    void refreshProfile().finally(() => setLooked(true));
  }, []);
  if (!looked || session.state !== "signed-in") return <Skeleton height={56} />;
  return <Note>{t(reviewSentence(session.profile))}</Note>;
}

function LogInFirst({ subject, onSignIn }: Pick<RequestDialogProps, "subject" | "onSignIn">) {
  const t = useT();
  const { type, products } = subject;
  const logIn = () => {
    onSignIn();
    void signIn();
  };
  return (
    <div className={layout.stack}>
      <p className={layout.text}>
        {t("requests.form.log-in", {
          type: t(`requests.form.word.${type}`),
          productType: t(`requests.form.product.${products[0]?.offering ?? "company"}`),
        })}
      </p>
      <Button variant="primary" onClick={logIn}>
        {t("shell.log-in")}
      </Button>
    </div>
  );
}
