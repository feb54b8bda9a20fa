import { z } from 'zod';
import { id, version } from '../shared/id';

export const newsUnits = ['days', 'hours', 'amount'] as const;
export type NewsUnit = (typeof newsUnits)[number];

export const newsSigns = ['bonus', 'discount'] as const;

export const newsTypeFields = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{2,8}$/, 'Usá de 2 a 8 letras o números, sin espacios.'),
  name: z.string().trim().min(3, 'Ponele un nombre.').max(60, 'Usá como mucho 60 caracteres.'),
  unit: z.enum(newsUnits),
  /** Only for money: whether it adds to the pay or takes from it. */
  sign: z.enum(newsSigns).nullable().default(null),
  /** How much of that time is paid: 100 whole, 0 not at all. */
  paidPercent: z.int().min(0, 'Va de 0 a 100.').max(100, 'Va de 0 a 100.'),
  /** Days that somebody has to bring the certificate; null where none is asked for. */
  certificateDays: z.int().min(0).max(60, 'Hasta 60 días.').nullable().default(null),
  /** Reserved: only the person and who keeps medical files know what it was. */
  medical: z.boolean().default(false),
  /** The person may ask for it; else only HR enters it. */
  askable: z.boolean().default(false),
  /** The article it comes from, where there is one. */
  source: z.string().trim().max(120).default(''),
  active: z.boolean().default(true),
});

export const newsType = newsTypeFields
  .extend({
    id,
    version,
    /** Already in use: its code, unit, sign and reserve no longer change. */
    used: z.boolean(),
  })
  .meta({ id: 'NewsType' });

export type NewsTypeFields = z.infer<typeof newsTypeFields>;
