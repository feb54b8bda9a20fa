import type SMTPTransport from 'nodemailer/lib/smtp-transport';
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

/** The environment's server before the organisation's; null while nobody has set one. */
export async function mailServerSettings(
  db: Db,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
): Promise<MailServerSettings | null> {
  if (smtpUrl) return fromEnvironment(smtpUrl);
  const { value, version } = await readSection(db, 'mail');
  if (!value.server) return null;
  const { host, port, security, username, from } = value.server;
  return {
    key: `organisation ${version}`,
    from,
    options: {
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      auth: username ? { user: username, pass: value.password } : undefined,
    },
  };
}
