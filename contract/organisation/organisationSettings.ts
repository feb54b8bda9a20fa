import { z } from 'zod';
import { privateField, secretField } from '../core/accion';
import { isCuil } from '../core/cuil';
import { checkedText, choice, flag, text, whole } from '../core/fields';
import { version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

const colour = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Un color se escribe como #0b5a66.');

// The CUIT is the employer's: it is on every paper, and names no person.
const taxId = z
  .string()
  .overwrite((typed) => typed.replace(/\D/g, ''))
  .refine((typed) => /^\d{11}$/.test(typed), 'El CUIT tiene once números.')
  .refine((typed) => isCuil(typed), 'El dígito verificador no coincide.');

export const brandingRecord = defineRecord(
  'Branding',
  { one: 'marca', many: 'marcas' },
  {
    name: text('Nombre', { min: [1, 'Escribí el nombre de la organización.'], max: 80 }),
    /** Null: the product's own; who writes it says so. */
    color: {
      ...checkedText('Color principal', colour, { max: 7, optional: true, none: 'El de Andén' }),
      schema: colour.nullable(),
    },
    /** The CUIT and the address stand on what is printed. */
    taxId: checkedText('CUIT', taxId, { max: 15, optional: true }),
    address: text('Domicilio', { max: 160, orNull: true }),
  },
);

const host = z
  .string()
  .trim()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'Es un nombre como smtp.ejemplo.com.ar.')
  .max(200);
const from = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, 'No es una dirección de correo.');

export const mailRecord = defineRecord(
  'MailServer',
  { one: 'servidor de correo', many: 'servidores de correo' },
  {
    host: checkedText('Servidor', host, { max: 200 }),
    port: whole('Puerto', { min: 1, max: 65_535, initial: 465 }),
    security: choice(
      'Cifrado',
      {
        tls: 'TLS desde el comienzo (suele ser el puerto 465)',
        starttls: 'STARTTLS (suele ser el puerto 587)',
        none: 'Sin cifrar: solo dentro de la propia red',
      },
      { initial: 'tls' },
    ),
    /** Empty where none is needed; who writes it says so. */
    username: {
      ...text('Usuario', { max: 200, optional: true }),
      schema: privateField(z.string().trim().max(200)),
    },
    from: checkedText('Remitente', from, { max: 200 }),
  },
);

export const securityRecord = defineRecord(
  'Security',
  { one: 'seguridad', many: 'seguridad' },
  {
    /** An unused session ends after so many days. */
    sessionDays: whole('Duración de la sesión', { min: 1, max: 30 }),
    /** Wrong passwords before the first wait. */
    tries: whole('Intentos antes de esperar', { min: 3, max: 10 }),
    /** People who administer have to enter in two steps. */
    secondStepForAdmins: flag('Quienes administran ingresan en dos pasos'),
  },
);

export const branding = recordFields(brandingRecord);
export const mailServer = recordFields(mailRecord);
export const security = recordFields(securityRecord);

/** Where a test mail goes; empty, to whoever asks. */
export const testMailTo = privateField(z.union([z.literal(''), from]));

/** Never answered back; left out, the kept one stays. */
export const mailPassword = secretField(z.string().max(200).optional());

/** Where it is read by anybody, and its size, so that its place is kept before it comes. */
export const logo = z
  .object({ src: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'OrganisationLogo' });
export type Logo = z.output<typeof logo>;

export const organisationSettings = z
  .object({
    branding: branding.extend({ logo: logo.nullable(), version }),
    mail: z.object({
      /** The environment's rules over the one kept here. */
      source: z.enum(['environment', 'house', 'none']),
      server: mailServer.nullable(),
      hasPassword: z.boolean(),
      /** A test mail through the server that is used now: whether one was accepted, and whether somebody got it. */
      trial: z.enum(['none', 'accepted', 'arrived']),
      version,
    }),
    security: security.extend({ version }),
    maps: z.object({ keyed: z.boolean() }),
  })
  .meta({ id: 'OrganisationSettings' });
