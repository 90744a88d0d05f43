import { createTransport } from 'nodemailer';
import type { Courier } from './message';

/** Where letters are handed in. */
export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://…` with STARTTLS where the server offers it. */
  readonly url: string;
  /** Sender: `Name <address>` or an address. */
  readonly from: string;
}

const patienceMs = 10_000;

/** Sends letters through an SMTP server. */
export function smtpCourier({ url, from }: SmtpSettings): Courier {
  const transport = createTransport(
    {
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      // A letter's text comes from the platform alone: it reads no file and fetches no address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, subject, body }) {
      // The address as data, never as a header to be parsed: "a@b, c@d" is one bad address and not two people.
      await transport
        .sendMail({ to: { name: '', address: to }, subject, text: body })
        .catch((error: unknown) => {
          // The server's words may repeat the recipient; its code does not.
          const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
          throw new Error(`the mail server refused a letter (${code})`);
        });
    },
  };
}
