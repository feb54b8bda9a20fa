import { sql } from 'drizzle-orm';
import { plannedShift } from '../../db/schema/schedules';
import type { OpenPart } from '../../engine/closes/openPart';
import type { SealPart } from '../../engine/closes/sealPart';
import { everAt, siteOn } from '../../engine/people/siteOn';

const ofDay = siteOn(sql`${plannedShift.personId}`, sql`${plannedShift.day}`);

export const shiftsUnpublished: OpenPart = {
  module: 'schedules',
  label: ['Turno sin publicar', 'Turnos sin publicar'],
  rows: ({
    from,
    to,
  }) => sql`select ${plannedShift.personId} as person_id, ${plannedShift.day} as day
    from ${plannedShift}
    where ${plannedShift.day} between ${from}::date and ${to}::date
      and (${plannedShift.publishedAt} is null or ${plannedShift.removedAt} is not null)`,
  path: ({ first, siteId }) => `/schedules?semana=${first}&sede=${siteId}`,
};

export const sealedShifts: SealPart = {
  key: 'shifts.1',
  label: 'Turnos publicados',
  ledger: 'time',
  lines: ({
    siteId,
    from,
    to,
  }) => sql`select concat_ws(' ', ${plannedShift.personId}, ${plannedShift.day},
      extract(epoch from ${plannedShift.startsAt}), extract(epoch from ${plannedShift.endsAt}),
      ${plannedShift.breakMinutes}, ${plannedShift.paid}, ${plannedShift.night}) as line
    from ${plannedShift}
    where ${plannedShift.day} between ${from}::date and ${to}::date and ${plannedShift.publishedAt} is not null
      and ${everAt(sql`${plannedShift.personId}`, sql`${siteId}::int`)} and ${ofDay} = ${siteId}`,
};
