import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Null without SMTP_URL: then nothing is queued and nobody waits for mail. */
export function makeMailer(smtpUrl: string | undefined, log: Logger): Mailer | null {
  if (!smtpUrl) return null;
  const { username, hostname } = new URL(smtpUrl);
  const sender = decodeURIComponent(username);
  const from = sender.includes('@') ? sender : `anden@${hostname}`;
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 2 }, { from });
  transport.on('error', (error) => log.warn({ err: error }, 'mail server'));
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
