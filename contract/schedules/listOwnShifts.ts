import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { clock, day, id } from '../core/id';
import { list } from '../core/tags';
import { calledIn } from './calledIn';
import { shiftRecord } from './shift';

/** A shift as its person reads it, by the clock of where they work. */
export const ownShift = z
  .object({
    id,
    day,
    name: z.string(),
    code: z.string(),
    color: z.enum(shiftRecord.fields.color.values),
    kind: z.enum(shiftRecord.fields.kind.values),
    startsAt: clock,
    endsAt: clock,
    /** It ends on the day after. */
    overnight: z.boolean(),
    breakKind: z.enum(shiftRecord.fields.breakKind.values),
    breakMinutes: z.int(),
    /** Worked, without the break. */
    minutes: z.int(),
    /** It has not begun: another may be asked for. */
    ahead: z.boolean(),
    calledIn,
  })
  .meta({ id: 'OwnShift' });

export const listOwnShifts = defineAccion({
  name: 'horario.listarPropios',
  module: 'schedules',
  summary: 'Los turnos propios publicados de un mes, y el próximo.',
  method: 'GET',
  permission: ['SCHEDULES', 'SCHEDULES.CREATE'],
  scope: 'own',
  input: z.object({
    /** Any day of the month; left out, the one it is. */
    from: day.nullable().default(null),
  }),
  output: z.object({
    from: day,
    to: day,
    today: day,
    /** Under way, or the first that begins from now on. */
    next: ownShift.nullable(),
    shifts: z.array(ownShift),
    holidays: z.array(z.object({ day, name: z.string() }).meta({ id: 'OwnHoliday' })),
    /** Until when there is something published. */
    publishedTo: day.nullable(),
  }),
  provides: [list('Roster')],
  keptOffline: { from: null },
});
