import { createTransport } from "nodemailer";
import { StartError } from "../start-error.ts";

/**
 * Says at start what would else be found out with the first mail. A server that is only down does
 * not keep ours from starting: mails wait for it, and `report` hears of it.
 * @throws StartError when no mail can ever go out with these settings.
 */
export async function checkSmtp(
  url: string,
  report: (error: unknown) => void,
  /** Milliseconds, of which a start has ten thousand. */
  patience = 8_000,
): Promise<void> {
  const { host } = new URL(url);
  const limits = {
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  };
  const transport = createTransport({ url, ...limits });
  try {
    await transport.verify();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "EAUTH") {
      throw new StartError(
        `The mail server ${host} refuses the user or the password of SMTP_URL: ${message}`,
      );
    }
    if (/ENOTFOUND/.test(message)) {
      throw new StartError(`There is no host ${host}, which SMTP_URL names as the mail server.`);
    }
    if (/wrong version number|packet length too long/.test(message)) {
      throw new StartError(
        `The mail server ${host} does not speak TLS from the first byte on: write smtp:// in SMTP_URL, not smtps://.`,
      );
    }
    report(new Error(`The mail server ${host} cannot be reached yet.`, { cause: error }));
  } finally {
    transport.close();
  }
}
