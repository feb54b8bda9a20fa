import { Secret, TOTP } from 'otpauth';
import { clock } from '../time/clock';

const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const codes = (secret: string) => new TOTP({ ...settings, secret: Secret.fromBase32(secret) });

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The QR code says this, and an application opens it when it is touched. */
export const secretUri = (secret: string, issuer: string, username: string): string =>
  new TOTP({ ...settings, secret: Secret.fromBase32(secret), issuer, label: username }).toString();

/** The step a code belongs to, or null. A telephone's clock may be half a minute off. */
export function stepOf(secret: string, code: string, now = clock.ms()): number | null {
  const totp = codes(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
