import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { now } from "../clock.ts";
import { brandName, type CurrentPortal, currentPortal } from "../current-portal.ts";
import { isInTransaction } from "../db/db.ts";
import { callPeer } from "../measures/measured.ts";
import { layOut, type MailContent, type MailLook } from "./layout.ts";
import type { Letter } from "./letter.ts";

export interface Mail {
  to: string;
  /** Whom an answer goes to; nobody reads what is sent to our own. */
  reply_to?: string;
  letter: Letter;
  /** Files that come with it; what they are called is kept as it is. */
  attachments?: readonly { name: string; media_type: string; content: Buffer }[];
  /** The same for every attempt to send this mail, another one for every other mail. */
  id: string;
  /** An address at which mail programs end such mails with one click (RFC 8058). */
  unsubscribe?: string;
}

interface Options {
  /** The data folder; without an SMTP server, mails are written below it. */
  data: string;
  smtp_url?: string;
  /** Where people reach the server: links lead there, and mail comes from its host. */
  origin: string;
  /** The address that people turn to for help; support@ that host when left out. */
  support_email?: string;
}

type Message = MailContent & {
  to: string;
  from: { name: string; address: string };
  messageId: string;
  date: Date;
  replyTo?: string;
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; content: Buffer }[];
};
type Send = (message: Message) => Promise<void>;

let send: Send | undefined;
let origin = "";
let support = "support@localhost";

/** From now on mail goes to the SMTP server, or as .eml files into `<data>/mail/`. */
export function startMail(options: Options): void {
  origin = options.origin;
  support = options.support_email ?? `support@${new URL(origin).hostname}`;
  send = options.smtp_url
    ? overSmtp(options.smtp_url)
    : intoFolder(path.join(options.data, "mail"));
}

/**
 * Hands a mail over; rejects when it was not taken. Its Message-ID follows from `id` and the
 * recipient alone: a process that ends before it has noted the mail sends it again, and mail servers
 * see that it is the same. Throws in a transaction, which would hold a connection to the database
 * for as long as the mail server takes.
 */
export async function sendMail({
  id,
  to,
  reply_to,
  letter,
  unsubscribe,
  attachments = [],
}: Mail): Promise<void> {
  if (!send) throw new Error("mail is not started");
  if (isInTransaction()) throw new Error("sendMail() inside a transaction");
  const { hostname } = new URL(origin);
  const portal = currentPortal();
  await send({
    ...layOut(letter, supportAddress(), portal ? lookOf(portal) : undefined),
    to,
    ...(reply_to && { replyTo: reply_to }),
    // The address is ours, which mail servers know us by.
    from: { name: portal?.settings.sender_name ?? brandName(), address: `no-reply@${hostname}` },
    messageId: `<${id}.${recipientHash(to)}@${hostname}>`,
    date: now(),
    attachments: attachments.map(({ name: filename, media_type: contentType, content }) => ({
      filename,
      contentType,
      content,
    })),
    headers: unsubscribe
      ? {
          "List-Unsubscribe": `<${unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
      : {},
  });
}

/** Stands for the recipient in the Message-ID, which more servers read than the address. */
const recipientHash = (email: string) =>
  createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 16);

/** A portal's mails are in its colour and under its logo. */
function lookOf({ settings, origin: own }: CurrentPortal): MailLook {
  const { name, theme, images } = settings;
  const logo = images.LOGO && new URL(images.LOGO, own ?? origin).href;
  return { name, colour: theme.primary_colour, logo };
}

/** The address that people turn to when the product cannot help them; named in messages. */
export const supportAddress = (): string => currentPortal()?.settings.support ?? support;

/**
 * The full address of a page, for links in mails and files: at the host of the portal that they are
 * of, which the address names where it has none.
 */
export function pageAddress(page: string): string {
  const portal = currentPortal();
  const address = new URL(page, portal?.origin ?? origin);
  if (portal && portal.origin === null) address.searchParams.set("portal", portal.settings.key);
  return address.href;
}

function overSmtp(url: string): Send {
  // A server that does not answer must not hold up the mails of others.
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url, ...limits });
  const isAway = (error: unknown) =>
    (error as { responseCode?: number }).responseCode === undefined;
  return async (message) => {
    await callPeer("mail", "send", { work: () => transport.sendMail(message), isAway });
  };
}

function intoFolder(folder: string): Send {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (message) => {
    const { message: bytes } = await transport.sendMail(message);
    const file = path.join(
      folder,
      `${now().toISOString().replaceAll(/[:.]/g, "-")}-${randomUUID()}`,
    );
    await mkdir(folder, { recursive: true });
    // Renamed when complete: whoever watches the folder never reads half a mail.
    const part = `${file}.part`;
    try {
      await writeFile(part, bytes as Buffer);
      await rename(part, `${file}.eml`);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };
}
