import { z } from 'zod';
import { choice, day, ref, text, whole } from '../core/fields';
import { id, day as plainDay, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';
import { month } from './close';

/** The figures that are an amount of time; of the others the words say what to do. */
const timed: readonly string[] = ['worked', 'overtime50', 'overtime100', 'night'];
export const isTimed = (figure: string): boolean => timed.includes(figure);

/** A change that came too late for a closed month and counts in the next one. */
export const periodAdjustmentRecord = defineRecord(
  'PeriodAdjustment',
  { one: 'ajuste', many: 'ajustes' },
  {
    personId: ref('De quién'),
    day: day('Día al que corresponde'),
    figure: choice('Qué se ajusta', {
      worked: 'Horas trabajadas',
      overtime50: 'Horas extra al 50 %',
      overtime100: 'Horas extra al 100 %',
      night: 'Horas nocturnas',
      absence: 'Ausencia o licencia',
      other: 'Otra cosa',
    }),
    minutes: whole('Minutos', {
      min: 1,
      max: 14_400,
      optional: true,
      words: 'Va de 1 a 14.400 minutos (240 horas).',
    }),
    sign: choice('Suma o resta', { add: 'Suma', subtract: 'Resta' }, { byDefault: 'add' }),
    reason: text('Motivo', { min: [3, 'Contá el motivo.'], max: 300, private: true, rows: 2 }),
  },
  { month: day('Mes en que cuenta') },
);

type Amount = { figure: string; minutes?: number | null | undefined };

export function adjustmentAmount({ figure, minutes }: Amount, issues: z.RefinementCtx): void {
  if (isTimed(figure) && !minutes) {
    issues.addIssue({ code: 'custom', path: ['minutes'], message: 'Decí cuántos minutos.' });
  }
}

export const adjustmentFields = recordFields(periodAdjustmentRecord);

export const periodAdjustment = z
  .object({
    id,
    version,
    personId: id,
    personName: z.string(),
    day: plainDay,
    month,
    figure: periodAdjustmentRecord.fields.figure.schema,
    minutes: z.int().nullable(),
    sign: z.enum(periodAdjustmentRecord.fields.sign.values),
    reason: z.string(),
    authorName: z.string(),
  })
  .meta({ id: 'PeriodAdjustment' });
