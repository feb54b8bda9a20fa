import { z } from 'zod';
import { day, decimal, id, version } from '../core/id';
import { parameterCodes } from './parameterCatalog';

export const parameterFields = z.object({
  code: z.enum(parameterCodes),
  validFrom: day,
  value: decimal,
});

export const parameterValue = parameterFields
  .extend({
    id,
    version,
    /** What rules today. */
    current: z.boolean(),
    /** Lies in a closed period: not to be touched. */
    closed: z.boolean(),
  })
  .meta({ id: 'ParameterValue' });
