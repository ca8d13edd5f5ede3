import type { Quote } from "@neroli/contract/quotes/schema.ts";
import type { RequestLine } from "@neroli/contract/requests/schema.ts";
import { useEffect, useRef, useState } from "react";
import { api, hasCode, wasRefused } from "../../kernel/client.ts";
import { sameValue } from "../../kernel/forms/entry-form.ts";
import { useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { useShowQuote } from "../use-quote.ts";
import { toContent } from "./content.ts";
import type { QuoteForm } from "./use-quote-form.ts";
import { type QuoteValues, toDraft, valuesOf } from "./values.ts";

/** Milliseconds without a change after which what is written is kept; after a failure longer. */
const pause = { usual: 1_500, failed: 10_000 };

interface Failed {
  /** Why it could not be kept. */
  reason: string;
  /** The server has refused it: the same is not tried again. */
  of: unknown;
}

interface Keeping {
  /** The quote as it was read last. */
  latest: Quote;
  /** What the request asks for. */
  asked: readonly RequestLine[];
  /** It is sent: nothing more is kept. */
  isOver: boolean;
  /** What is written was sent, and the answer to that was lost. */
  onSent: (quote: Quote) => void;
}

/**
 * Keeps what is written for one's colleagues, a while after the last change. What one of
 * them has kept or sent meanwhile meets what is written here.
 */
export function useKeptQuote(form: QuoteForm, { latest, asked, isOver, onSent }: Keeping) {
  const t = useT();
  const show = useShowQuote();
  const running = useRef<Promise<void> | null>(null);
  /** What was on its way when the connection broke: it may have arrived. */
  const unanswered = useRef<QuoteValues | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [tries, setTries] = useState(0);
  const { base, tidied, changed, conflict, pending } = form;
  const { request_key } = base;
  const isRefused = failed !== null && failed.of === tidied;

  /** What was read newer than what is written began from: one's own, or somebody else's. */
  const takeIn = (newer: Quote) => {
    const own = unanswered.current;
    unanswered.current = null;
    setFailed(null);
    const sent = newer.versions.at(-1);
    const isNew = newer.current_version !== base.current_version;
    if (isNew && sent && sameValue(sent.content, toContent(tidied))) onSent(newer);
    else if (own && sameValue(valuesOf(newer, asked), own)) form.settle(newer);
    else if (changed) form.meet(newer);
    else form.follow(newer);
  };
  const keep = async () => {
    const { internal_note } = tidied;
    const before = unanswered.current;
    unanswered.current = tidied;
    try {
      const kept = await api("PUT /requests/:requestKey/quote/draft", {
        params: { requestKey: request_key },
        body: { revision: revisionOf(base), draft: toDraft(tidied), internal_note },
      });
      unanswered.current = null;
      setFailed(null);
      form.settle(kept);
      show(kept);
    } catch (error) {
      if (wasRefused(error)) unanswered.current = before;
      if (hasCode(error, "conflict")) {
        const params = { requestKey: request_key };
        const theirs = await api("GET /requests/:requestKey/quote", { params }).catch(() => null);
        if (theirs) {
          takeIn(theirs);
          show(theirs);
        }
      } else {
        setFailed({ reason: sentenceOf(error, t), of: wasRefused(error) ? tidied : null });
      }
      setTries((before) => before + 1);
    }
  };
  const keepNow = () => {
    running.current ??= keep().finally(() => {
      running.current = null;
    });
    return running.current;
  };

  const isDue =
    changed && !isOver && !conflict && !pending && !isRefused && latest.can.draft.allowed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause begins anew with each change
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void keepNow(), failed ? pause.failed : pause.usual);
    const online = () => void keepNow();
    addEventListener("online", online);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", online);
    };
  }, [isDue, tidied, base, tries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it was read anew
  useEffect(() => {
    if (running.current || isOver || pending || conflict) return;
    if (revisionOf(latest) > revisionOf(base)) takeIn(latest);
    else if (latest.status !== base.status && revisionOf(latest) === revisionOf(base)) {
      form.settle(latest);
    }
  }, [latest]);

  return {
    /** Why what is written is only in this browser; null while it is kept, or will be in a moment. */
    failure: failed?.reason ?? null,
    keepNow,
    /** Once nothing is on its way. */
    settled: () => running.current ?? Promise.resolve(),
  };
}

const revisionOf = ({ own }: Quote): number => own?.draft_revision ?? 0;
