import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { PersonName } from '@/components/person/PersonName';
import type { Employee } from '../api';

export interface Places {
  sites: readonly Choice[];
  areas: readonly Choice[];
}

const states = [
  { value: 'active', label: 'Trabaja' },
  { value: 'left', label: 'Se fue' },
];

/** The employee master, column by column. */
export const employeeColumns = ({ sites, areas }: Places): GridColumn<Employee>[] => [
  {
    key: 'name',
    label: 'Nombre',
    kind: 'text',
    value: (row) => row.name,
    render: (row) => <PersonName name={row.name} imageUrl={row.imageUrl} size={28} />,
    width: 260,
    pinned: 'left',
    card: 'title',
  },
  {
    key: 'docket',
    label: 'Legajo',
    kind: 'text',
    value: (row) => row.docket,
    width: 100,
    card: 'fact',
  },
  {
    key: 'position',
    label: 'Puesto',
    kind: 'text',
    value: (row) => row.position,
    grow: true,
    card: 'detail',
  },
  {
    key: 'siteName',
    filter: 'siteId',
    label: 'Sede',
    kind: 'place',
    choices: sites,
    value: (row) => row.siteName,
    card: 'fact',
  },
  {
    key: 'areaName',
    filter: 'areaId',
    label: 'Área',
    kind: 'place',
    choices: areas,
    value: (row) => row.areaName,
  },
  {
    key: 'managerName',
    filter: 'managerId',
    label: 'Responde a',
    kind: 'person',
    value: (row) => row.managerName,
  },
  { key: 'hireDate', label: 'Ingreso', kind: 'day', value: (row) => row.hireDate },
  { key: 'email', label: 'Correo', kind: 'text', value: (row) => row.email, width: 240 },
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
    key: 'state',
    label: 'Estado',
    kind: 'choice',
    choices: states,
    sortable: false,
    exported: false,
    hidden: true,
    value: (row) => (row.leaveDate === null ? 'active' : 'left'),
  },
];
