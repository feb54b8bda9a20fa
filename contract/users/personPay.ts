import { z } from 'zod';
import { privateField } from '../core/accion';
import { isCbu } from '../core/cbu';
import { decimal, id, version } from '../core/id';
import { money } from '../core/money';
import { salaryBases } from './historyChange';

const optional = (max: number) => z.string().trim().min(1).max(max).nullable().default(null);

/** What the administration writes about what somebody is paid, and where. */
export const payFields = z.object({
  agreement: optional(120),
  category: optional(120),
  salaryBasis: z.enum(salaryBases).nullable().default(null),
  salary: privateField(money.nullable().default(null)),
  cbu: privateField(
    z
      .string()
      .overwrite((text) => text.replace(/[\s-]/g, ''))
      .refine((text) => /^\d{22}$/.test(text), {
        error: 'El CBU tiene veintidós números.',
        abort: true,
      })
      .refine((text) => isCbu(text), 'Los dígitos verificadores no coinciden.')
      .nullable()
      .default(null),
  ),
  bankAlias: privateField(
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9.-]{6,20}$/, 'El alias tiene de 6 a 20 letras, números, puntos o guiones.')
      .nullable()
      .default(null),
  ),
});

export const personPay = z
  .object({
    personId: id,
    /** Of the person: what they are paid is part of their record. */
    version,
    agreement: z.string().nullable(),
    category: z.string().nullable(),
    salaryBasis: z.enum(salaryBases).nullable(),
    salary: privateField(decimal.nullable()),
    cbu: privateField(z.string().nullable()),
    bankAlias: privateField(z.string().nullable()),
  })
  .meta({ id: 'PersonPay' });
