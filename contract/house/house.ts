import { z } from 'zod';
import { privateField, secretField } from '../core/accion';
import { version } from '../core/id';

const port = z.int().min(1, 'Va de 1 a 65535.').max(65_535, 'Va de 1 a 65535.');

export const branding = z.object({
  name: z.string().trim().min(1, 'Escribí el nombre de la organización.').max(80),
  /** Null: the product's own. */
  color: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Un color se escribe como #0b5a66.')
    .nullable(),
});

export const mailSecurity = z.enum(['tls', 'starttls', 'none']);

export const mailServer = z.object({
  host: z
    .string()
    .trim()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'Es un nombre como smtp.ejemplo.com.ar.')
    .max(200),
  port,
  security: mailSecurity,
  username: privateField(z.string().trim().max(200)),
  from: z
    .string()
    .trim()
    .max(200)
    .regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, 'No es una dirección de correo.'),
});

/** Never answered back; left out, the kept one stays. */
export const mailPassword = secretField(z.string().max(200).optional());

export const security = z.object({
  /** Without use, a session ends after so many days. */
  sessionDays: z.int().min(1).max(30),
  /** Wrong passwords before the first wait. */
  tries: z.int().min(3).max(10),
  /** Who administers has to enter in two steps. */
  secondStepForAdmins: z.boolean(),
});

export const house = z
  .object({
    branding: branding.extend({ version }),
    mail: z.object({
      /** The environment's rules over the one kept here. */
      source: z.enum(['environment', 'house', 'none']),
      server: mailServer.nullable(),
      hasPassword: z.boolean(),
      version,
    }),
    security: security.extend({ version }),
    maps: z.object({ keyed: z.boolean() }),
  })
  .meta({ id: 'House' });
