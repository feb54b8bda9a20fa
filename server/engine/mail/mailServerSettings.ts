import type { mailServer } from '@contract/organisation/organisationSettings';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { z } from 'zod';
import type { Db } from '../../db/Db';
import type { Config } from '../config/config';
import { readSection } from '../settings/settingsSections';

export interface MailServerSettings {
  /** Changes when anything of the rest does. */
  key: string;
  from: string;
  options: SMTPTransport.Options;
}

function fromEnvironment(url: string): MailServerSettings {
  const { username, hostname } = new URL(url);
  const sender = decodeURIComponent(username);
  const from = sender.includes('@') ? sender : `anden@${hostname}`;
  return { key: url, from, options: { url } };
}

/** How a server that was typed or kept is spoken to. */
export function mailOptions(
  { host, port, security, username, from }: z.output<typeof mailServer>,
  password: string,
): Omit<MailServerSettings, 'key'> {
  return {
    from,
    options: {
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      auth: username ? { user: username, pass: password } : undefined,
    },
  };
}

/** The environment's server before the organisation's; null while nobody has set one. */
export async function mailServerSettings(
  db: Db,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
): Promise<MailServerSettings | null> {
  if (smtpUrl) return fromEnvironment(smtpUrl);
  const { value, version } = await readSection(db, 'mail');
  if (!value.server) return null;
  return { key: `organisation ${version}`, ...mailOptions(value.server, value.password) };
}
