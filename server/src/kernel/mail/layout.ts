import { escaped } from "./escaped.ts";
import { harmless } from "./harmless.ts";
import type { Letter, LetterSection } from "./letter.ts";

/** A mail without its envelope. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** How a portal's mails look; others look as Neroli does. */
export interface MailLook {
  name: string;
  /** "#rrggbb" */
  colour: string;
  /** The address of a picture. */
  logo: string | null;
}

/**
 * One letter in its two forms: plain text, and HTML that every mail program shows alike. Whatever
 * people wrote into it is harmless there; the address of support alone may become a link.
 */
export function layOut(letter: Letter, support: string, look?: MailLook): MailContent {
  const plain = harmless(letter, support);
  return { subject: plain.subject, text: asText(plain), html: asHtml(plain, look) };
}

function asText(letter: Letter): string {
  const { greeting, lines, quotation, sections = [], button, also, footer } = letter;
  const quoted = quotation?.split("\n").map((line) => `> ${line}`);
  const linked = [button, also].map((link) => link && `${link.label}:\n${link.address}`);
  const parts = [greeting, ...lines, quoted?.join("\n"), ...sections.map(sectionAsText), ...linked];
  const quiet = quietLinks(letter).map(({ label, address }) => `${label}: ${address}`);
  return `${[...parts, ["-- ", footer, ...quiet].join("\n")].filter(Boolean).join("\n\n")}\n`;
}

const quietLinks = ({ settings, stop }: Letter) =>
  [settings, stop].filter((link) => link !== undefined);

const sectionAsText = ({ title, lead, items, all }: LetterSection) =>
  [
    title,
    lead,
    ...items.map((item) => `* ${item.title}, ${item.detail}\n  ${item.address}`),
    ...(all ? [`${all.label}: ${all.address}`] : []),
  ].join("\n");

const sectionAsHtml = ({ title, lead, items, all }: LetterSection) => {
  const rows = items.map(
    (item) =>
      `<li style="margin:0 0 8px"><a href="${escaped(item.address)}" style="color:#1f1b18;font-weight:600">${escaped(item.title)}</a><br><span style="color:#6b635c;font-size:14px">${escaped(item.detail)}</span></li>`,
  );
  return `<h2 style="margin:24px 0 4px;font-size:18px">${escaped(title)}</h2>
<p style="margin:0 0 12px;color:#6b635c">${escaped(lead)}</p>
<ul style="margin:0 0 12px;padding:0 0 0 20px">
${rows.join("\n")}
</ul>
${all ? `<p><a href="${escaped(all.address)}" style="color:#1f1b18">${escaped(all.label)}</a></p>` : ""}`;
};

const ink = "#1f1b18";

/** What can be read on such a ground (WCAG 2.2): ink or white, whichever stands out more. */
function readableOn(colour: string): string {
  const light = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = light;
  // Where both stand out alike, ink being a little lighter than black.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.19 ? ink : "#ffffff";
}

/** The head of a portal's mail. */
const headOf = ({ name, logo }: MailLook) =>
  logo
    ? `<p><img src="${escaped(logo)}" alt="${escaped(name)}" height="36" style="height:36px;max-width:240px"></p>`
    : `<p style="font-size:18px;font-weight:700">${escaped(name)}</p>`;

function asHtml(letter: Letter, look?: MailLook): string {
  const colour = look?.colour ?? "#ff6b6b";
  const { language, greeting, lines, quotation, sections = [], button, also, footer } = letter;
  const paragraphs = [greeting, ...lines].map((line) => `<p>${escaped(line)}</p>`).join("\n");
  const quoted = quotation
    ? `<blockquote style="margin:16px 0;padding:4px 16px;border-left:3px solid ${colour};white-space:pre-line">${escaped(quotation)}</blockquote>`
    : "";
  const other = also
    ? `<p><a href="${escaped(also.address)}" style="color:#1f1b18">${escaped(also.label)}</a></p>`
    : "";
  const quiet = quietLinks(letter).map(
    ({ label, address }) =>
      `<br><a href="${escaped(address)}" style="color:#6b635c">${escaped(label)}</a>`,
  );
  return `<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:24px;background:#f7f5f2;color:#1f1b18;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e7e2dc;border-radius:8px">
${[...(look ? [headOf(look)] : []), paragraphs, quoted, ...sections.map(sectionAsHtml)].join("\n")}
<p style="margin:24px 0"><a href="${escaped(button.address)}" style="display:inline-block;padding:12px 20px;background:${colour};color:${readableOn(colour)};border-radius:6px;text-decoration:none;font-weight:600">${escaped(button.label)}</a></p>
${other}
<p style="color:#6b635c;font-size:13px">${escaped(footer)}${quiet.join("")}</p>
</div>
</body>
</html>
`;
}
