import { leaveRecord } from '@contract/holidays/leaveRecord';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import { personName } from '../../engine/people/personName';
import { leavesList } from './leaveQueries';

const { fields, shown } = leaveRecord;

export const leaveExport = defineExport(leavesList, 'Licencias', {
  name: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
  typeId: {
    label: fields.typeId.label,
    kind: 'text',
    width: 32,
    value: ({ typeName }) => typeName,
  },
  fromDay: exportedField(fields.fromDay, 'fromDay'),
  toDay: exportedField(fields.toDay, 'toDay'),
  days: exportedField(shown.days, 'days'),
  state: { ...exportedField(shown.state, 'state'), width: 14 },
  askedAt: exportedField(shown.askedAt, 'askedAt'),
});
