import { hoursText } from '@contract/core/hoursText';
import { listHourTotals } from '@contract/hours/hourAcciones';
import { hourRecord } from '@contract/hours/hourRecord';
import { and, sql } from 'drizzle-orm';
import { hourPeriod } from '../../db/schema/hours';
import { person } from '../../db/schema/organisation';
import { defineExport } from '../../engine/exports/exportDefinition';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { ascending } from '../../engine/lists/sortKeys';
import { joinPerson } from '../../engine/people/joinPerson';
import { byName, ownerColumns, personFields } from '../../engine/people/personColumns';
import { exportedPerson, rowOfPerson } from '../../engine/people/rowOfPerson';
import { withinReach } from '../../engine/scope/withinReach';
import { bandSums, hasBand } from './bandSums';
import { exportedFigures, figureColumns, figuresIn, inHours } from './hourColumns';
import { extraSums } from './overtimeCaps';

const { id, personId, unit, fromDay, days, granted } = hourPeriod;
const { shown } = hourRecord;

const columns: ListColumns = {
  ...ownerColumns(personId),
  unit: { kind: 'enum', by: unit, values: shown.unit.values },
  fromDay: { kind: 'day', by: fromDay },
  days: { kind: 'number', by: days },
  granted: { kind: 'number', by: granted },
  bandId: { kind: 'condition', where: hasBand },
  ...figureColumns(hourPeriod),
};

const waiting = sql<boolean>`exists (select from hour_mark m where m.person_id = ${personId}
  and m.day >= ${fromDay} and m.day < ${fromDay}
    + case ${unit} when 'week' then interval '7 days' else interval '1 month' end)`;

export const hourTotals = defineList({
  accion: listHourTotals,
  id,
  columns: () => columns,
  order: byName.map(ascending),
  search: person.searchText,
  where: ({ viewer, reach }) => and(withinReach(reach, viewer, personId), sql`${days} > 0`),
  fields: {
    id,
    personId,
    fromDay,
    days,
    granted,
    ...figuresIn(hourPeriod),
    bands: bandSums,
    waiting,
    ...extraSums(personId, fromDay),
    ...personFields,
  },
  from: (select) => joinPerson(select.from(hourPeriod).$dynamic(), personId),
});

export const toHourTotal = (row: ListRow<typeof hourTotals>, overCaps: string[]) => {
  const { monthExtra: _month, yearExtra: _year, ...shown } = row;
  return { ...rowOfPerson(shown, row.personId), overCaps };
};

export const hourTotalsExport = defineExport(
  hourTotals,
  'Horas',
  {
    ...exportedPerson,
    fromDay: { label: shown.fromDay.label, kind: 'day' },
    days: { label: shown.days.label, kind: 'integer' },
    ...exportedFigures,
    granted: {
      label: `${shown.granted.label} (h)`,
      kind: 'decimal',
      value: ({ granted: minutes }) => inHours(minutes),
    },
    bands: {
      label: 'Franjas',
      kind: 'text',
      value: ({ bands }) =>
        bands.map(({ name, minutes }) => `${name} ${hoursText(minutes)}`).join(' · '),
    },
  },
  undefined,
  {
    waits: ({ waiting: later }) => later,
    periodFilters: (unit, from) =>
      unit === 'day'
        ? null
        : [
            { field: 'unit', operator: 'is', value: unit },
            { field: 'fromDay', operator: 'is', value: from },
          ],
  },
);
