import { languages } from "@neroli/contract/kernel/language.ts";
import { escaped } from "./escaped.ts";
import type { MailKind } from "./kinds.ts";
import type { MailContent } from "./layout.ts";
import type { ReadMail } from "./parse-mail.ts";

export interface Entry extends ReadMail {
  file: string;
}

interface Page {
  /** The mails that were written, the newest first. */
  entries: readonly Entry[];
  kinds: readonly MailKind[];
  shown: MailContent | null;
}

/** The preview's page: lists on the left, one mail on the right. No script. */
export const previewPage = ({ entries, kinds, shown }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails | Neroli</title>
<style>${style}</style>
</head>
<body>
<nav aria-label="Mails">
<h2>Kinds</h2>
<ul>${kinds.map(kindItem).join("")}</ul>
<h2>Written</h2>
${entries.length > 0 ? `<ul>${entries.map(entryItem).join("")}</ul>` : "<p>None yet.</p>"}
</nav>
<main>${shown ? mail(shown) : "<p>There is no mail to show.</p>"}</main>
</body>
</html>
`;

const kindItem = ({ name }: MailKind) =>
  `<li>${escaped(name)}<br>${languages
    .map((each) => `<a href="?${new URLSearchParams({ kind: name, language: each })}">${each}</a>`)
    .join(" ")}</li>`;

const entryItem = ({ file, subject, to, date }: Entry) =>
  `<li><a href="?${new URLSearchParams({ file })}">${escaped(subject)}</a><br><small>${escaped(to)}<br>${escaped(date)}</small></li>`;

/** The HTML in a frame without scripts; a link in it opens beside, as it does in a mail program. */
function mail({ subject, html, text }: MailContent): string {
  const framed = html.replace(/<html[^>]*>/, '$&<head><base target="_blank"></head>');
  return `<h1>${escaped(subject)}</h1>
<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(framed)}"></iframe>
<h2>Text</h2>
<pre>${escaped(text)}</pre>`;
}

const style = `
body { display: grid; grid-template-columns: 300px minmax(0, 1fr); gap: 24px; margin: 0; padding: 24px; font: 15px/1.5 sans-serif; color: #22201d; background: #f7f5f2 }
h1 { margin: 0 0 16px; font-size: 1.3rem }
h2 { margin: 16px 0 8px; font-size: 1rem }
ul { margin: 0; padding: 0; list-style: none }
li { margin: 0 0 8px; overflow-wrap: anywhere }
a { color: inherit }
small { color: #5f5a53 }
iframe { width: 100%; height: 520px; border: 1px solid #e4dfd8; border-radius: 8px; background: #fff }
pre { padding: 16px; border: 1px solid #e4dfd8; border-radius: 8px; background: #fff; white-space: pre-wrap; overflow-wrap: anywhere }
@media (max-width: 760px) { body { grid-template-columns: minmax(0, 1fr) } main { grid-row: 1 } }
`;
