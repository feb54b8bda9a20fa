import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Db } from '../../db/Db';
import { clock } from '../time/clock';
import type { MailServerSettings } from './mailServerSettings';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

export interface Mailer {
  /**
   * False where no mail server is set: then nothing is queued and nobody waits for mail. Inside a transaction
   * it reads through it: a second connection would be waited for by all who hold one.
   */
  ready(within?: Db): Promise<boolean>;
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Follows the settings: what another process changed rules from the next mail on. */
export function makeMailer(
  read: (within?: Db) => Promise<MailServerSettings | null>,
  log: Logger,
): Mailer {
  let open: { key: string; transport: Transporter } | undefined;
  const close = () => {
    open?.transport.close();
    open = undefined;
  };
  const transportOf = async ({ key, from, options }: MailServerSettings): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    if (open?.key === key) return open.transport;
    close();
    const transport = createTransport({ ...options, pool: true, maxConnections: 2 }, { from });
    transport.on('error', (error) => log.warn({ err: error }, 'mail server'));
    open = { key, transport };
    return transport;
  };
  return {
    ready: async (within) => (await read(within)) !== null,
    send: async (mail) => {
      const settings = await read();
      if (!settings) throw new Error('no mail server is set');
      const transport = await transportOf(settings);
      await transport.sendMail({ ...mail, date: clock.now() });
    },
    close,
  };
}
