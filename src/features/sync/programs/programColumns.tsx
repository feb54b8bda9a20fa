import { programRecord } from '@contract/sync/program';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { recordColumn } from '@/components/record/recordColumn';
import type { Program } from '@/services/wms/generated/sync.gen';

const record = programRecord;

export const programColumns: GridColumn<Program>[] = [
  recordColumn(record, 'name', { grow: true, card: 'title' }),
  recordColumn(record, 'state', { width: 180, card: 'status' }),
  {
    key: 'roleName',
    label: 'Rol',
    kind: 'text',
    sortable: false,
    filter: false,
    width: 220,
    value: (row) => row.roleName,
    card: 'detail',
  },
  {
    key: 'acciones',
    label: 'Acciones',
    kind: 'number',
    sortable: false,
    filter: false,
    width: 110,
    value: (row) => row.acciones.length,
    card: 'detail',
  },
  {
    key: 'hint',
    label: 'Clave',
    kind: 'text',
    sortable: false,
    filter: false,
    width: 140,
    value: (row) => row.hint,
  },
  recordColumn(record, 'expiresAt', { width: 170, card: 'detail' }),
  recordColumn(record, 'lastUsedAt', { width: 170, card: 'detail' }),
];
