import { links } from "@neroli/contract/access/links.ts";
import type { Period } from "@neroli/contract/analytics/periods.ts";
import type { Figures, Summary } from "@neroli/contract/analytics/schema.ts";
import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { changeOf } from "@neroli/contract/kernel/shares.ts";
import { say } from "@neroli/phrases/say.ts";
import type { MailKind } from "../../../kernel/mail/kinds.ts";
import type { Letter } from "../../../kernel/mail/letter.ts";
import { pageAddress } from "../../../kernel/mail/mail.ts";

interface Digest {
  firstname: string;
  language: Language;
  week: Period;
  figures: Summary;
  /** Where its reader ends such mails. */
  unsubscribe: string;
}

/** Each figure with the list behind it, as on the page. */
const told = [
  ["visitors", "views"],
  ["views", "views"],
  ["requests", "requests"],
  ["conversion", "requests"],
  ["impressions", "impressions"],
] as const satisfies readonly [keyof Figures, string][];

/** A company's week: who looked, and how that stands to the week before. */
export function digestLetter({ firstname, language, week, figures, unsubscribe }: Digest): Letter {
  const { now, before } = figures;
  const days = { from: formatDay(week.from), to: formatDay(week.to) };
  const period = { from: week.from, to: week.to };
  return {
    language,
    subject: say(language, "analytics.mail.subject", { visitors: now.visitors, views: now.views }),
    greeting: say(language, "notifications.mail.greeting", { firstname }),
    lines: [say(language, "analytics.mail.lead", days)],
    sections: [
      {
        title: say(language, "analytics.figures"),
        lead: say(language, "analytics.mail.compared"),
        items: told.map(([figure, behind]) => ({
          title: `${say(language, `analytics.figure.${figure}`)}: ${shown(language, figure, now)}`,
          detail: changeWords(language, now[figure], before[figure]),
          address: pageAddress(links.analytics({ ...period, behind })),
        })),
      },
    ],
    button: {
      label: say(language, "analytics.mail.open"),
      address: pageAddress(links.analytics(period)),
    },
    footer: say(language, "analytics.mail.footer"),
    settings: {
      label: say(language, "notifications.mail.settings"),
      address: pageAddress(links.profile("notifications")),
    },
    stop: { label: say(language, "analytics.mail.stop"), address: unsubscribe },
  };
}

function shown(language: Language, figure: keyof Figures, figures: Figures): string {
  const value = figures[figure];
  if (value === null) return "–";
  return figure === "conversion" ? shareIn(language, value) : numberIn(language, value);
}

function changeWords(language: Language, now: number | null, before: number | null): string {
  if (now === null || before === null) return "–";
  const change = changeOf(now, before);
  if (change.kind === "same" || change.kind === "first") {
    return say(language, `charts.change.${change.kind}`);
  }
  return say(language, `charts.change.${change.kind}`, { share: shareIn(language, change.share) });
}

const numberIn = (language: Language, value: number) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
const shareIn = (language: Language, value: number) =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(value);

/** For the preview. */
export const analyticsDigestKind: MailKind = {
  name: "Analytics: a company's week",
  sample: (language) =>
    digestLetter({
      firstname: "Ada",
      language,
      week: { from: "2026-11-16", to: "2026-11-22" },
      figures: {
        now: { visitors: 48, impressions: 1_204, views: 96, requests: 6, conversion: 0.125 },
        before: { visitors: 40, impressions: 1_310, views: 96, requests: 0, conversion: 0 },
        counted_at: null,
      },
      unsubscribe: pageAddress("/"),
    }),
};
