import { credentialCode, credentialText } from '@contract/markings/credentialCode';
import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = credentialCode.period * 1000;

/** The text of the QR at an instant of the server's clock. */
export function credentialAt(
  { publicId, codeKey }: { publicId: string; codeKey: string },
  at: number,
): string {
  const totp = new TOTP({ ...credentialCode, secret: Secret.fromBase32(codeKey) });
  return credentialText(publicId, totp.generate({ timestamp: at }));
}

/** Until the code changes. */
export const secondsLeft = (at: number): number => Math.ceil((PERIOD_MS - (at % PERIOD_MS)) / 1000);
