import { counted } from '@contract/core/counted';
import { programRecord } from '@contract/sync/program';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { recordColumn } from '@/components/record/recordColumn';
import type { Program } from '@/services/wms/generated/sync.gen';

const record = programRecord;

export const programColumns: GridColumn<Program>[] = [
  recordColumn(record, 'name', { grow: true, width: 220, card: 'title' }),
  recordColumn(record, 'state', { width: 180, card: 'status' }),
  {
    key: 'roleName',
    label: 'Rol',
    kind: 'text',
    sortable: false,
    filter: false,
    width: 210,
    value: (row) => row.roleName,
    card: 'detail',
  },
  {
    key: 'allowed',
    label: 'Acciones',
    kind: 'text',
    sortable: false,
    filter: false,
    width: 120,
    value: (row) => counted(row.acciones.length, 'acción', 'acciones'),
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
  recordColumn(record, 'expiresAt', { width: 160 }),
  recordColumn(record, 'lastUsedAt', { width: 160 }),
];
