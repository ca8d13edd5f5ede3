import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { isReachable, noteTrouble } from "../kernel/outage.ts";

/** The spinner of the sign-in shows after one second (spec 9). */
const late = 1_000;

/** Sends the form once, however often it is pressed, and not before every field is filled in. */
export function useSubmission() {
  const sent = useRef(false);
  const [empty, setEmpty] = useState<string | null>(null);
  const [isLate, setLate] = useState(false);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    // Back in the history: the form is there again and can be sent again.
    const onPageShow = () => {
      sent.current = false;
      setLate(false);
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const missing = [...event.currentTarget.querySelectorAll("input")].find(({ value }) => !value);
    setEmpty(missing?.name ?? null);
    missing?.focus();
    if (missing || sent.current) return event.preventDefault();
    sent.current = true;
    setLost(false);
    setTimeout(() => setLate(sent.current), late);
    // Sent to a server that is away, the browser's own page would take the place of this one.
    event.preventDefault();
    const form = event.currentTarget;
    void isReachable().then((reached) => {
      if (reached) return form.submit();
      sent.current = false;
      setLate(false);
      setLost(true);
      noteTrouble();
    });
  };
  return { isLate, empty, isLost, onSubmit };
}
