import type { Db } from '../../db/Db';
import type { Config } from '../config/config';
import { readSection, writeSection } from '../settings/settingsSections';
import { type MailServerSettings, mailServerSettings } from './mailServerSettings';

type Tried = Pick<MailServerSettings, 'from' | 'options'>;

/** A server is known again by this text, which never has its password. */
function serverOf({ from, options }: Tried): string {
  if (options.url) {
    const { hostname, port, username } = new URL(options.url);
    return JSON.stringify([hostname, port, username, from]);
  }
  const { host, port, secure, requireTLS, auth } = options;
  return JSON.stringify([host, port, secure, requireTLS, auth?.user, from]);
}

/** A server took a test mail; that one got there before stays true. */
export async function noteAccepted(db: Db, tried: Tried): Promise<void> {
  const server = serverOf(tried);
  const { value, version } = await readSection(db, 'mailTrial');
  if (value.server === server) return;
  await writeSection(db, 'mailTrial', version, { server, arrived: false });
}

/** This notes that the last test mail arrived; false where no server accepted one. */
export async function noteArrived(db: Db): Promise<boolean> {
  const { value, version } = await readSection(db, 'mailTrial');
  if (value.server === '') return false;
  return value.arrived || writeSection(db, 'mailTrial', version, { ...value, arrived: true });
}

/** How far a test mail got through the server that is used now. */
export async function mailTrialOf(
  db: Db,
  config: Pick<Config, 'smtpUrl'>,
): Promise<'none' | 'accepted' | 'arrived'> {
  const used = await mailServerSettings(db, config);
  const { value } = await readSection(db, 'mailTrial');
  if (!used || value.server !== serverOf(used)) return 'none';
  return value.arrived ? 'arrived' : 'accepted';
}
