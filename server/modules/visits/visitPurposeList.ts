import { visitPurposeRecord } from '@contract/visits/visitPurpose';
import { listVisitPurposes } from '@contract/visits/visitPurposeAcciones';
import { getTableColumns, sql } from 'drizzle-orm';
import { visitPurpose } from '../../db/schema/visits';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedFields } from '../../engine/exports/exportedFields';
import { defineList } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { ascending } from '../../engine/lists/sortKeys';

export const visitPurposesList = defineList({
  accion: listVisitPurposes,
  id: visitPurpose.id,
  columns: () => recordColumns(visitPurposeRecord, visitPurpose, ['name', 'minutes', 'active']),
  order: [ascending(visitPurpose.name)],
  search: sql`anden_fold(${visitPurpose.name})`,
  where: () => undefined,
  fields: getTableColumns(visitPurpose),
  from: (select) => select.from(visitPurpose).$dynamic(),
});

export const visitPurposesExport = defineExport(
  visitPurposesList,
  'Motivos de visita',
  exportedFields(visitPurposeRecord, {
    name: { width: 36 },
    minutes: {},
    note: { width: 36 },
    active: {},
  }),
);
