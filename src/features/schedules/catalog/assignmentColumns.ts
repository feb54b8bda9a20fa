import { assignmentRecord } from '@contract/schedules/assignment';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { recordColumn } from '@/components/record/recordColumn';
import {
  type ShiftAssignment,
  useListAssignmentsQuery,
} from '@/services/wms/generated/schedules.gen';

export const assignmentsList = gridList({
  id: 'shiftAssignments',
  accion: 'asignacionHorario.listar',
  useRows: useListAssignmentsQuery,
});

export const assignmentColumns = (rotations: readonly Choice[]): GridColumn<ShiftAssignment>[] => [
  {
    key: 'targetName',
    label: 'A quién',
    kind: 'text',
    value: (row) => row.targetName,
    grow: true,
    card: 'title',
  },
  recordColumn(assignmentRecord, 'target', { sortable: false, width: 140, card: 'status' }),
  {
    key: 'rotationName',
    filter: 'rotationId',
    label: assignmentRecord.fields.rotationId.label,
    kind: 'place',
    choices: rotations,
    value: (row) => row.rotationName,
    width: 240,
    card: 'detail',
  },
  recordColumn(assignmentRecord, 'fromDay', { width: 130, card: 'fact' }),
  recordColumn(assignmentRecord, 'toDay', { width: 130, card: 'fact' }),
  recordColumn(assignmentRecord, 'onHolidays', { sortable: false, width: 170, hidden: true }),
];
