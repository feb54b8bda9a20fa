import { listHourDays } from '@contract/hours/hourAcciones';
import { hourRecord } from '@contract/hours/hourRecord';
import { hourDay } from '../../db/schema/hours';
import { person } from '../../db/schema/organisation';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { ascending, descending } from '../../engine/lists/sortKeys';
import { joinPerson } from '../../engine/people/joinPerson';
import { byName, ownerColumns, personFields } from '../../engine/people/personColumns';
import { exportedPerson, rowOfPerson } from '../../engine/people/rowOfPerson';
import { withinReach } from '../../engine/scope/withinReach';
import { exportedFigures, figureColumns, figuresIn } from './hourColumns';
import { extraSums } from './overtimeCaps';

const { id, personId, day, overtime } = hourDay;
const { shown } = hourRecord;

const columns: ListColumns = {
  ...ownerColumns(personId),
  day: { kind: 'day', by: day },
  overtime: { kind: 'enum', by: overtime, values: shown.overtime.values },
  ...figureColumns(hourDay),
};

export const hourDays = defineList({
  accion: listHourDays,
  id,
  columns: () => columns,
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
    ...figuresIn(hourDay),
    ...extraSums(personId, day),
    ...personFields,
  },
  from: (select) => joinPerson(select.from(hourDay).$dynamic(), personId),
});

export const toHourRow = (row: ListRow<typeof hourDays>, overCaps: string[]) => {
  const { monthExtra: _month, yearExtra: _year, ...shown } = row;
  return { ...rowOfPerson(shown, row.personId), overCaps };
};

export const hourDaysExport = defineExport(hourDays, 'Horas por día', {
  ...exportedPerson,
  day: exportedField(shown.day, 'day'),
  ...exportedFigures,
  overtime: exportedField(shown.overtime, 'overtime'),
});
