import { z } from 'zod';
import type { ParameterCode } from '../admin/parameterCatalog';
import { privateField } from '../core/accion';
import { choice, day, whole } from '../core/fields';
import { day as daySchema, id, instant, version } from '../core/id';
import { defineRecord, type RecordValues, recordFields } from '../core/record';

const none = 'Como en su sede';
const yesNo = { yes: 'Sí', no: 'No' } as const;

/** ARCA knows somebody by these since a day; what is left out is as at their site. */
export const personBookRecord = defineRecord(
  'PersonBook',
  { one: 'datos para el Libro de Sueldos', many: 'datos para el Libro de Sueldos' },
  {
    effectiveFrom: day('Rige desde'),
    situation: whole('Situación de revista', { max: 99, optional: true, none }),
    condition: whole('Condición', { max: 99, optional: true, none }),
    activity: whole('Actividad', { max: 999, optional: true, none }),
    contract: whole('Modalidad de contratación', { max: 999, optional: true, none }),
    place: whole('Localidad (zona)', { max: 99, optional: true, none }),
    health: whole('Obra social', { max: 999_999, optional: true, private: true, none }),
    spouse: choice('Cónyuge', yesNo, { optional: true, private: true, none: 'No' }),
    children: whole('Hijos', { max: 99, optional: true, private: true, none: '0' }),
    insured: choice('Con ART', yesNo, { optional: true, none: 'Sí' }),
  },
);

export const personBookFields = recordFields(personBookRecord);
export type PersonBookFields = RecordValues<typeof personBookRecord>;

/** A code that the person leaves out has the value of this parameter, at their site or for everybody. */
export const bookParameters = {
  situation: 'pay.bookSituation',
  condition: 'pay.bookCondition',
  activity: 'pay.bookActivity',
  contract: 'pay.bookContract',
  place: 'pay.bookPlace',
  health: 'pay.bookHealth',
} as const satisfies Partial<Record<keyof PersonBookFields, ParameterCode>>;

export type BookCodeName = keyof typeof bookParameters;
export const bookCodeNames = Object.keys(bookParameters) as [BookCodeName, ...BookCodeName[]];

export const personBookRow = personBookFields
  .extend({
    id,
    version,
    /** The newest whose day has come. */
    current: z.boolean(),
    /** Null for what a program wrote. */
    author: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'PersonBookRow' });

/** The code that a person has, and who says so. */
const bookCodeInForce = z
  .object({
    name: z.enum(bookCodeNames),
    value: privateField(z.int().nullable()),
    from: z.enum(['person', 'site', 'organisation', 'nobody']),
  })
  .meta({ id: 'BookCodeInForce' });

export const personBook = z
  .object({
    personId: id,
    today: daySchema,
    codes: z.array(bookCodeInForce),
    /** The newest first. */
    rows: z.array(personBookRow),
  })
  .meta({ id: 'PersonBook' });
