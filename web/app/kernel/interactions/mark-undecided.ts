import { personKey } from "../session/stored.ts";
import { answerKey } from "./consent.ts";

/**
 * Stands in the page's head, as text, and marks a page whose reader is still to be asked: the question
 * is painted with the page then, and does not come over it when the scripts have arrived. The same as
 * `browserRefuses` and the answers say later.
 */
export const markUndecided = `(() => {
  const { globalPrivacyControl, doNotTrack } = navigator;
  if (globalPrivacyControl === true || doNotTrack === "1") return;
  try {
    if (localStorage.getItem("${answerKey}") || localStorage.getItem("${personKey}")) return;
  } catch {
    // A browser without storage has no answer.
  }
  document.documentElement.dataset.undecided = "";
})()`;
