import { z } from 'zod';
import { privateField } from '../core/accion';
import { day, decimal, id } from '../core/id';
import { period } from '../receipts/receiptKinds';

/** These have to be there before a month is declared, in the order in which they are put right. */
export const arcaChecks = {
  employer: 'CUIT de la organización',
  codes: 'Códigos de la organización en Parámetros',
  people: 'Códigos de cada persona',
  situations: 'Situaciones de revista que entran en el mes',
  concepts: 'Código de cada concepto en el Libro de Sueldos',
  cuils: 'CUIL de las personas',
  runs: 'Liquidaciones del mes aprobadas',
  deposit: 'Depósito de las cargas del mes',
} as const;
export type ArcaCheckName = keyof typeof arcaChecks;
export const arcaCheckNames = Object.keys(arcaChecks) as [ArcaCheckName, ...ArcaCheckName[]];

const arcaCheck = z
  .object({
    name: z.enum(arcaCheckNames),
    /** Names of what is missing, the first of them. */
    missing: z.array(z.string()),
    count: z.int(),
  })
  .meta({ id: 'ArcaCheck' });
export type ArcaCheck = z.output<typeof arcaCheck>;

/** Changes that the statement of a month tells of a person. */
export const arcaChanges = {
  hired: 'Alta',
  left: 'Baja',
  unpaid: 'Licencia sin goce',
  situation: 'Situación de revista',
} as const;
export type ArcaChangeName = keyof typeof arcaChanges;
const arcaChangeNames = Object.keys(arcaChanges) as [ArcaChangeName, ...ArcaChangeName[]];

export const arcaMonth = z
  .object({
    period,
    /** The last settled run: files of the month are made from it. */
    lastRunId: id.nullable(),
    checks: z.array(arcaCheck),
    runs: z.array(
      z
        .object({
          id,
          title: z.string(),
          settled: z.boolean(),
          payDay: day,
          people: z.int(),
          net: privateField(decimal),
        })
        .meta({ id: 'ArcaRun' }),
    ),
    /** The rows of the table for the F.931, in its order. */
    totals: z.array(
      z
        .object({ group: z.string(), name: z.string(), amount: privateField(z.string()) })
        .meta({ id: 'ArcaTotal' }),
    ),
    changes: z.array(
      z
        .object({
          personId: id,
          name: z.string(),
          kind: z.enum(arcaChangeNames),
          from: day,
          to: day.nullable(),
          /** A situation has the code before that day and the code since. */
          codes: z.object({ before: z.int(), since: z.int() }).nullable(),
        })
        .meta({ id: 'ArcaChange' }),
    ),
    changeCount: z.int(),
    /** People who lack a code that neither they, their site nor the organisation has, the first of them. */
    lacking: z.array(
      z
        .object({ personId: id, name: z.string(), lacks: z.array(z.string()) })
        .meta({ id: 'ArcaLack' }),
    ),
  })
  .meta({ id: 'ArcaMonth' });

/** A place of the file for which ARCA would refuse it. */
const bookFault = z
  .object({
    name: z.string(),
    record: z.string(),
    line: z.int(),
    columns: z.string().nullable(),
    rule: z.string(),
  })
  .meta({ id: 'BookFault' });

export const bookCheck = z
  .object({
    people: z.int(),
    lines: z.int(),
    faults: z.array(bookFault),
    faultCount: z.int(),
  })
  .meta({ id: 'BookCheck' });

export const arcaMonthInput = z.object({ period });
