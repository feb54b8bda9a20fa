import { listHourDays } from '@contract/hours/hourAcciones';
import { hourRecord } from '@contract/hours/hourRecord';
import { sql } from 'drizzle-orm';
import { hourDay } from '../../db/schema/hours';
import { person, site } from '../../db/schema/organisation';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { ascending, descending } from '../../engine/lists/sortKeys';
import { joinPerson } from '../../engine/people/joinPerson';
import { byName, ownerColumns, personFields } from '../../engine/people/personColumns';
import { exportedPerson, rowOfPerson } from '../../engine/people/rowOfPerson';
import { withinReach } from '../../engine/scope/withinReach';
import type { ExtraTimes } from './extraTimes';
import { exportedFigures, figureColumns, figuresIn } from './hourColumns';
import { extraSums } from './overtimeCaps';

const { id, personId, day, overtime } = hourDay;
const { shown } = hourRecord;

const columns: ListColumns = {
  ...ownerColumns(personId),
  day: { kind: 'day', by: day },
  overtime: { kind: 'enum', by: overtime, values: shown.overtime.values },
  unfinished: { kind: 'number', by: hourDay.unfinished },
  ...figureColumns(hourDay),
};

const waiting = sql<boolean>`exists (select from hour_mark m where m.person_id = ${personId} and m.day = ${day})`;

export const hourDays = defineList({
  accion: listHourDays,
  id,
  columns: ({ viewer }) => ({
    ...columns,
    mine: {
      kind: 'boolean',
      by: sql<boolean>`${personId} in (select ${person.id} from ${person}
        where ${person.managerId} = ${viewer.personId ?? 0})`,
    },
  }),
  order: [descending(day), ...byName.map(ascending)],
  leads: ['day'],
  search: person.searchText,
  where: ({ viewer, reach }) => withinReach(reach, viewer, personId),
  joinsOnlyShow: true,
  fields: {
    id,
    personId,
    day,
    overtime,
    waiting,
    unfinished: hourDay.unfinished,
    ...figuresIn(hourDay),
    ...extraSums(personId, day),
    ...personFields,
    zone: site.zone,
  },
  from: (select) => joinPerson(select.from(hourDay).$dynamic(), personId),
});

export type HourDayRow = ListRow<typeof hourDays>;

export const toHourRow = (
  row: HourDayRow,
  { overCaps, times }: { overCaps: string[]; times: ExtraTimes | null },
) => {
  const { monthExtra: _month, yearExtra: _year, zone: _zone, ...shown } = row;
  return { ...rowOfPerson(shown, row.personId), times, overCaps };
};

export const hourDaysExport = defineExport(
  hourDays,
  'Horas por día',
  {
    ...exportedPerson,
    day: exportedField(shown.day, 'day'),
    ...exportedFigures,
    overtime: exportedField(shown.overtime, 'overtime'),
  },
  undefined,
  { waits: ({ waiting: later }) => later },
);
