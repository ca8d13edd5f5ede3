import type { Language } from "@neroli/contract/kernel/language.ts";
import { escaped } from "./escaped.ts";

interface Letter {
  language: Language;
  greeting: string;
  /** Paragraphs, above the quotation. */
  lines: string[];
  /** What somebody wrote, shown as theirs. */
  quotation?: string | undefined;
  button: { label: string; address: string };
  /** Another way to go, below the button. */
  also?: { label: string; address: string };
  footer: string;
  /** A second, quieter link: where such mails are switched off. */
  settings?: { label: string; address: string };
}

/** One letter in its two forms: plain text, and HTML that every mail program shows alike. */
export function layOut(letter: Letter): { text: string; html: string } {
  return { text: asText(letter), html: asHtml(letter) };
}

function asText({ greeting, lines, quotation, button, also, footer, settings }: Letter): string {
  const quoted = quotation?.split("\n").map((line) => `> ${line}`);
  const ways = [button, also].map((way) => way && `${way.label}:\n${way.address}`);
  const parts = [greeting, ...lines, quoted?.join("\n"), ...ways];
  const last = settings ? `${footer}\n${settings.label}: ${settings.address}` : footer;
  return `${[...parts, `-- \n${last}`].filter(Boolean).join("\n\n")}\n`;
}

function asHtml({
  language,
  greeting,
  lines,
  quotation,
  button,
  also,
  footer,
  settings,
}: Letter): string {
  const paragraphs = [greeting, ...lines].map((line) => `<p>${escaped(line)}</p>`).join("\n");
  const quoted = quotation
    ? `<blockquote style="margin:16px 0;padding:4px 16px;border-left:3px solid #ff6b6b;white-space:pre-line">${escaped(quotation)}</blockquote>`
    : "";
  const other = also
    ? `<p><a href="${escaped(also.address)}" style="color:#1f1b18">${escaped(also.label)}</a></p>`
    : "";
  const quiet = settings
    ? ` <a href="${escaped(settings.address)}" style="color:#6b635c">${escaped(settings.label)}</a>`
    : "";
  return `<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:24px;background:#f7f5f2;color:#1f1b18;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e7e2dc;border-radius:8px">
${paragraphs}
${quoted}
<p style="margin:24px 0"><a href="${escaped(button.address)}" style="display:inline-block;padding:12px 20px;background:#ff6b6b;color:#1f1b18;border-radius:6px;text-decoration:none;font-weight:600">${escaped(button.label)}</a></p>
${other}
<p style="color:#6b635c;font-size:13px">${escaped(footer)}${quiet}</p>
</div>
</body>
</html>
`;
}
