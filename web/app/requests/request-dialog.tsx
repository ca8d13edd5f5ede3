import { Skeleton } from "@mantine/core";
import { useEffect, useState } from "react";
import type { OpenRequest } from "../kernel/request-dialog.tsx";
import { refreshProfile, signIn, useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import layout from "../ui/layout.module.css";
import { RequestForm } from "./request-form.tsx";

interface Props {
  asked: OpenRequest;
  onClose: () => void;
  onSignIn: () => void;
}

/** The request form, or the reason why there is none for this reader. */
export default function RequestDialog({ asked, onClose, onSignIn }: Props) {
  const t = useT();
  const [changed, setChanged] = useState(false);
  const close = () => {
    if (!changed || window.confirm(t("requests.form.leave"))) onClose();
  };
  return (
    <Dialog
      onClose={close}
      title={t(`requests.form.title.${asked.type}`)}
      size="wide"
      close={t("requests.form.close")}
    >
      <Content asked={asked} onDone={onClose} onSignIn={onSignIn} onChanged={setChanged} />
    </Dialog>
  );
}

function Content(props: {
  asked: OpenRequest;
  onDone: () => void;
  onSignIn: () => void;
  onChanged: (changed: boolean) => void;
}) {
  const t = useT();
  const session = useSession();
  const { asked } = props;
  if (session.state === "signed-out") return <LogInFirst asked={asked} onSignIn={props.onSignIn} />;
  if (session.state !== "signed-in") return null;
  if (!session.profile.vetted) return <Unverified />;
  if (asked.products.length === 0 && !asked.company) {
    return <Note>{t("errors.requests.no-products")}</Note>;
  }
  if (asked.type === "SAMPLE" && asked.products.some(({ in_stock }) => !in_stock)) {
    return <Note>{t("errors.requests.out-of-stock")}</Note>;
  }
  return <RequestForm asked={asked} onDone={props.onDone} onChanged={props.onChanged} />;
}

/** Refused only after another look: who has been verified meanwhile goes on without a new sign-in. */
function Unverified() {
  const t = useT();
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    void refreshProfile().finally(() => setLooked(true));
  }, []);
  if (!looked) return <Skeleton height={56} />;
  return <Note>{t("errors.access.unverified")}</Note>;
}

function LogInFirst({ asked, onSignIn }: { asked: OpenRequest; onSignIn: () => void }) {
  const t = useT();
  const kind = asked.products[0]?.offering ?? "company";
  return (
    <div className={layout.stack}>
      <p className={layout.text}>
        {t("requests.form.log-in", {
          type: t(`requests.form.word.${asked.type}`),
          productType: t(`requests.form.product.${kind}`),
        })}
      </p>
      <Button
        variant="primary"
        onClick={() => {
          onSignIn();
          void signIn();
        }}
      >
        {t("shell.log-in")}
      </Button>
    </div>
  );
}
