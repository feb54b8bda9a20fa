import { z } from 'zod';
import { privateField } from '../core/accion';
import { day, decimal, id, instant, version } from '../core/id';
import { personHistoryRecord } from './personHistory';
import { payRecord } from './personPay';

/** The state of a person from a day on; only the fields of its kind are filled. */
export const historyRow = z
  .object({
    id,
    version,
    kind: personHistoryRecord.fields.kind.schema,
    effectiveFrom: day,
    /** False while its day is still to come. */
    begun: z.boolean(),
    position: z.string().nullable(),
    areaId: id.nullable(),
    areaName: z.string().nullable(),
    siteName: z.string().nullable(),
    managerId: id.nullable(),
    managerName: z.string().nullable(),
    category: z.string().nullable(),
    agreement: z.string().nullable(),
    salaryBasis: payRecord.fields.salaryBasis.schema.unwrap(),
    salary: privateField(decimal.nullable()),
    unionTie: payRecord.fields.unionTie.schema.nullable(),
    /** The person who wrote it; null for what was there before. */
    author: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'HistoryRow' });
