/** How the code of a credential is drawn and read: TOTP (RFC 6238), by the person's device and by the server. */
export const credentialCode = { algorithm: 'SHA256', digits: 8, period: 30 } as const;

const MARK = 'ANDEN1';
const shape = /^ANDEN1[.\-/]([A-Z2-7]{16})[.\-/](\d{8})$/;

/** The QR has the credential, by a name that tells nothing, and the code of the moment. */
export const credentialText = (publicId: string, code: string) => `${MARK}.${publicId}.${code}`;

/** Null: no credential of this system. A scanner that types may have another layout for the dot. */
export function readCredentialText(text: string): { publicId: string; code: string } | null {
  const [, publicId, code] = shape.exec(text.trim().toUpperCase()) ?? [];
  return publicId && code ? { publicId, code } : null;
}
