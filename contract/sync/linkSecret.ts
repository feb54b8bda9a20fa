import { z } from 'zod';

/** A link holds the key of a header, the fixed token of another WMS, and the password or private key of a server of files. */
export const linkSecrets = ['key', 'token', 'login'] as const;
export type LinkSecret = (typeof linkSecrets)[number];

/** The whole value of a header, as the other system wants it. */
const headerValue = z
  .string()
  .trim()
  .min(1, 'Escribí la clave.')
  .max(2000)
  .regex(/^[\x20-\x7e]+$/, 'Usá letras sin acento, números y signos, en un solo renglón.');

export const isPrivateKey = (login: string): boolean => /^-----BEGIN [A-Z ]+-----/.test(login);

export const MOST_LOGIN = 16_384;

const publicKey =
  /^((ssh-(rsa|dss|ed25519)|ecdsa-sha2-\S+|sk-\S+) AAAA|-----BEGIN [A-Z ]*PUBLIC KEY|---- BEGIN SSH2 PUBLIC)/;

/** Why what somebody pasted is no login, as far as its form tells; null where it may be. */
function loginFault(typed: string): string | null {
  const pasted = typed.trim();
  if (publicKey.test(pasted)) {
    return 'Esa es la clave pública: va en el servidor. Acá cargá la privada.';
  }
  if (pasted.startsWith('PuTTY-User-Key-File')) {
    return 'Es una clave de PuTTY: exportala con PuTTYgen al formato de OpenSSH.';
  }
  if (isPrivateKey(pasted)) {
    // A field of one line takes the line ends away from what is pasted.
    return pasted.includes('\n')
      ? null
      : 'La clave perdió sus renglones: elegí Con clave privada y pegala de nuevo, entera.';
  }
  return /\p{Cc}/u.test(typed)
    ? 'Una contraseña va en un solo renglón; una clave privada empieza con -----BEGIN.'
    : null;
}

/** A password as it is, to its last space, or a private key with its lines. */
const login = z
  .string()
  .min(1, 'Escribí la contraseña o la clave privada.')
  .max(MOST_LOGIN, 'Es demasiado larga.')
  .superRefine((typed, context) => {
    const message = loginFault(typed);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((typed) => (isPrivateKey(typed.trim()) ? typed.trim() : typed));

/** The form that each of them must have. */
export const linkSecretForms = { key: headerValue, token: headerValue, login };
