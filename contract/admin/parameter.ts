import { z } from 'zod';
import { choice, day, decimal, ref } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';
import { type ParameterCode, parameterCatalog, parameterCodes } from './parameterCatalog';

const names = Object.fromEntries(
  parameterCodes.map((code) => [code, parameterCatalog[code].name]),
) as Record<ParameterCode, string>;

/** The value of a figure of the law or of the organisation from a day on. */
export const parameterRecord = defineRecord(
  'Parameter',
  { one: 'parámetro', many: 'parámetros' },
  {
    validFrom: day('Rige desde'),
    value: decimal('Valor'),
    siteId: ref('Sede', { optional: true, none: 'Todas las sedes' }),
  },
  { code: choice('Cifra', names) },
);

export const parameterFields = z.object({
  code: parameterRecord.shown.code.schema,
  ...recordFields(parameterRecord).shape,
});

export const parameterValue = parameterFields
  .extend({
    id,
    version,
    siteName: z.string().nullable(),
    /** The value that rules today, at its site or for everybody. */
    current: z.boolean(),
    /** Lies in a closed period: not to be touched. */
    closed: z.boolean(),
  })
  .meta({ id: 'ParameterValue' });
