import { setTimeout as sleep } from 'node:timers/promises';
import { clock } from '../time/clock';
import type { Mail } from './mailer';
import type { MailServerSettings } from './mailServerSettings';

const PATIENCE_MS = 20_000;

/** Refused where it takes too long: a server that never answers must not keep somebody waiting for it. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = sleep(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' });
  });
  return Promise.race([work, late]);
}

/** Through a server that nobody has kept yet: opened for this one mail. */
export async function sendOnce(
  { from, options }: Omit<MailServerSettings, 'key'>,
  mail: Mail,
): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ ...options, connectionTimeout: PATIENCE_MS }, { from });
  try {
    await inTime(transport.sendMail({ ...mail, date: clock.now() }));
  } finally {
    transport.close();
  }
}
