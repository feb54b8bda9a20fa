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

/** A password as it is, to its last space, or a private key with its lines. */
const login = z
  .string()
  .min(1, 'Escribí la contraseña o la clave privada.')
  .max(MOST_LOGIN, 'Es demasiado larga.')
  .refine(
    (typed) => isPrivateKey(typed.trim()) || !/\p{Cc}/u.test(typed),
    'Una contraseña va en un solo renglón; una clave privada empieza con -----BEGIN.',
  )
  .transform((typed) => (isPrivateKey(typed.trim()) ? typed.trim() : typed));

/** The form that each of them must have. */
export const linkSecretForms = { key: headerValue, token: headerValue, login };
