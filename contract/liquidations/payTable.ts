import { z } from 'zod';
import { day, text } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, type RecordValues, recordFields } from '../core/record';

/** A scale of the law that rules from a day: who falls in a step owes its fixed part and a percentage of what exceeds it. */
export const payTableRecord = defineRecord(
  'PayTable',
  { one: 'tabla', many: 'tablas' },
  {
    code: text('Nombre en las fórmulas', {
      max: 30,
      pattern: [/^[a-z][a-z0-9_]{1,29}$/, 'De 2 a 30 letras minúsculas, números o _.'],
    }),
    name: text('Nombre', { min: [3, 'Ponele un nombre.'], max: 80 }),
    fromDay: day('Rige desde'),
    steps: text('Tramos', { min: [1, 'Escribí al menos un tramo.'], max: 4000, rows: 10 }),
    source: text('Norma', { min: [3, 'Decí de qué norma sale.'], max: 160 }),
  },
);

export type PayTableFields = RecordValues<typeof payTableRecord>;
export const payTableFields = recordFields(payTableRecord);

export const payTable = payTableFields
  .extend({ id, version, usedBy: z.array(z.string()) })
  .meta({ id: 'PayTable' });
export type PayTable = z.infer<typeof payTable>;

/** From which value, how much for reaching it, and which part of what exceeds it; as decimals. */
export interface TableStep {
  from: string;
  fixed: string;
  rate: string;
}

const MOST_STEPS = 40;
const grouped = /^\d{1,3}(\.\d{3})+(,\d{1,4})?$/;
const plain = /^\d{1,12}([.,]\d{1,4})?$/;

/** "1.234,50" and "1234.5" are figures; null where it is none. */
function figureOf(word: string): string | null {
  const text = word.replace(/[$%\s]/g, '');
  if (grouped.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return plain.test(text) ? text.replace(',', '.') : null;
}

/** The steps of a table as somebody writes or pastes them, one a line; or which line makes no sense, and why. */
export function readSteps(
  text: string,
): { steps: TableStep[]; fault?: never } | { steps?: never; fault: string } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return { fault: 'Escribí al menos un tramo.' };
  if (lines.length > MOST_STEPS) return { fault: `Admite hasta ${MOST_STEPS} tramos.` };
  const steps: TableStep[] = [];
  for (const [index, line] of lines.entries()) {
    const [from, fixed, rate, ...rest] = line.split(/[;\t]/).map(figureOf);
    const at = `Línea ${index + 1}`;
    if (!from || !fixed || !rate || rest.length > 0) {
      return { fault: `${at}: van tres cifras, “desde; fijo; porcentaje”.` };
    }
    const before = steps.at(-1);
    if (!before && Number(from) !== 0) return { fault: `${at}: el primer tramo empieza en 0.` };
    if (before && Number(from) <= Number(before.from)) {
      return { fault: `${at}: cada tramo empieza más arriba que el anterior.` };
    }
    if (Number(rate) > 100) return { fault: `${at}: el porcentaje va de 0 a 100.` };
    steps.push({ from, fixed, rate });
  }
  return { steps };
}

/** For the form and for the server. */
export function payTableFaults({ steps }: Pick<PayTableFields, 'steps'>, issues: z.RefinementCtx) {
  const { fault } = readSteps(steps);
  if (fault) issues.addIssue({ code: 'custom', path: ['steps'], message: fault });
}
