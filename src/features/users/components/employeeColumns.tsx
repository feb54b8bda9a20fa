import type { GridColumn } from '@/components/data-grid/gridColumn';
import {
  areaColumn,
  docketColumn,
  nameColumn,
  siteColumn,
} from '@/components/person/personColumns';
import type { Places } from '@/components/references/usePlaces';
import type { Employee } from '@/services/wms/generated/users.gen';
import { localDay } from '@/utils/localDay';
import { LeavingChip } from './LeavingChip';

const states = [
  { value: 'active', label: 'Activos' },
  { value: 'left', label: 'Bajas' },
];

const accounts = [
  { value: 'none', label: 'Sin cuenta' },
  { value: 'waiting', label: 'Falta que entre' },
  { value: 'open', label: 'Entra' },
  { value: 'closed', label: 'No puede entrar' },
];

/** The employee master, column by column. */
export const employeeColumns = ({ sites, areas }: Places): GridColumn<Employee>[] => [
  {
    ...nameColumn<Employee>(
      (row) => row,
      ({ leaveDate }) => leaveDate && <LeavingChip leaveDate={leaveDate} />,
    ),
    width: 290,
  },
  docketColumn({ card: 'fact' }),
  {
    key: 'position',
    label: 'Puesto',
    kind: 'text',
    value: (row) => row.position,
    grow: true,
    card: 'detail',
  },
  siteColumn(sites, { card: 'fact' }),
  areaColumn(areas),
  {
    key: 'managerName',
    filter: 'managerId',
    label: 'Responde a',
    kind: 'person',
    value: (row) => row.managerName,
  },
  // Seven fit in a common screen; the rest are a touch away, in the columns.
  {
    key: 'hireDate',
    label: 'Ingreso',
    kind: 'day',
    value: (row) => row.hireDate,
    hidden: true,
  },
  {
    key: 'email',
    label: 'Correo',
    kind: 'text',
    value: (row) => row.email,
    width: 240,
    hidden: true,
  },
  {
    key: 'category',
    label: 'Categoría',
    kind: 'text',
    value: (row) => row.category,
    hidden: true,
  },
  {
    key: 'agreement',
    label: 'Convenio',
    kind: 'text',
    value: (row) => row.agreement,
    hidden: true,
  },
  { key: 'dni', label: 'DNI', kind: 'text', value: (row) => row.dni, hidden: true },
  { key: 'cuil', label: 'CUIL', kind: 'text', value: (row) => row.cuil, hidden: true },
  {
    key: 'birthDate',
    label: 'Nacimiento',
    kind: 'day',
    value: (row) => row.birthDate,
    hidden: true,
  },
  { key: 'leaveDate', label: 'Egreso', kind: 'day', value: (row) => row.leaveDate, hidden: true },
  { key: 'rating', label: 'Evaluación', kind: 'number', value: (row) => row.rating, hidden: true },
  { key: 'username', label: 'Usuario', kind: 'text', value: (row) => row.username, hidden: true },
  {
    key: 'account',
    label: 'Cuenta',
    kind: 'choice',
    choices: accounts,
    sortable: false,
    exported: false,
    hidden: true,
    value: (row) => row.account,
  },
  {
    key: 'state',
    label: 'Estado',
    kind: 'choice',
    choices: states,
    sortable: false,
    exported: false,
    hidden: true,
    value: (row) => (row.leaveDate === null || row.leaveDate >= localDay() ? 'active' : 'left'),
  },
];
