import { z } from 'zod';
import { choice, clock, day, decimal, own, ref, text } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, type RecordValues, recordFields } from '../core/record';

const MOST = 9.99;

/** Monday is 1, Sunday is 7. */
const weekdays = z.array(z.int().min(1).max(7)).max(7).meta({ id: 'BandWeekdays' });

/** Hours of the clock that are told apart, and paid at so many times the usual. */
export const bandRecord = defineRecord(
  'Band',
  { one: 'franja', many: 'franjas' },
  {
    name: text('Nombre', { min: [2, 'Ponele un nombre.'], max: 40 }),
    /** The code stands in lists that have no room for a name. */
    code: text('Sigla', {
      max: 8,
      upper: true,
      pattern: [/^[\p{L}\d]{1,8}$/u, 'Usá de 1 a 8 letras o números, sin espacios.'],
    }),
    siteId: ref('Sede', { optional: true, none: 'Todas las sedes' }),
    weekdays: own('Días de la semana', weekdays, [] as number[]),
    onHolidays: choice(
      'En feriados',
      {
        asDay: 'Según el día de la semana en que caigan',
        also: 'Todos, caigan cuando caigan',
        not: 'Ninguno, aunque caigan en esos días',
      },
      { byDefault: 'asDay' },
    ),
    startsAt: clock('Desde las'),
    /** Not after the start: it ends on the next day. */
    endsAt: clock('Hasta las'),
    multiplier: decimal('Se paga por', { unit: 'veces' }),
    counts: choice(
      'Qué se cuenta',
      {
        all: 'Lo trabajado en el turno y las extras aprobadas',
        shift: 'Solo lo trabajado en el turno',
      },
      { byDefault: 'all' },
    ),
    fromDay: day('Rige desde'),
    toDay: day('Rige hasta', { optional: true, none: 'Sin fin' }),
  },
);

export type BandFields = RecordValues<typeof bandRecord>;

type Checked = Pick<BandFields, 'onHolidays' | 'multiplier' | 'fromDay'> & {
  weekdays: readonly number[];
  toDay?: string | null | undefined;
};

/** The form and the server refuse these combinations. */
export function bandFaults(band: Checked, issues: z.RefinementCtx): void {
  const { onHolidays, multiplier, fromDay, toDay } = band;
  const wrong = (field: string, message: string) =>
    issues.addIssue({ code: 'custom', path: [field], message });
  if (band.weekdays.length === 0 && onHolidays !== 'also') {
    wrong('weekdays', 'Elegí al menos un día, o todos los feriados.');
  }
  if (new Set(band.weekdays).size < band.weekdays.length) wrong('weekdays', 'Hay un día repetido.');
  const times = Number(multiplier);
  if (!/^\d(\.\d{1,2})?$/.test(multiplier) || times < 1 || times > MOST) {
    wrong('multiplier', 'Va de 1 a 9,99, con dos decimales como mucho.');
  }
  if (toDay && toDay < fromDay) wrong('toDay', 'Termina antes de empezar.');
}

export const bandFields = recordFields(bandRecord);

export const band = bandFields
  .extend({
    id,
    version,
    /** The names of bands that count some of the same hours at some of the same places. */
    overlaps: z.array(z.string()),
    /** It rules today or will; what is over is kept for what already has it. */
    active: z.boolean(),
  })
  .meta({ id: 'Band' });

export type Band = z.infer<typeof band>;
