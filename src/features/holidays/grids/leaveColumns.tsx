import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { PersonName } from '@/components/person/PersonName';
import type { Leave } from '../api';
import { LeaveStateChip } from '../components/LeaveStateChip';
import { stateOptions } from '../leaveTexts';
import type { Places } from '../usePlaces';

/** Leave of those whom the person manages, column by column. */
export const leaveColumns = (
  { sites, areas }: Places,
  types: readonly Choice[],
): GridColumn<Leave>[] => [
  {
    key: 'name',
    label: 'Nombre',
    kind: 'text',
    value: ({ person }) => person.name,
    render: ({ person }) => <PersonName name={person.name} imageUrl={person.imageUrl} size={28} />,
    width: 240,
    pinned: 'left',
    card: 'title',
  },
  {
    key: 'typeId',
    label: 'Licencia',
    kind: 'choice',
    choices: types,
    value: ({ typeName }) => typeName,
    render: ({ typeName }) => typeName,
    grow: true,
    card: 'detail',
  },
  {
    key: 'fromDay',
    label: 'Desde',
    kind: 'day',
    value: ({ fromDay }) => fromDay,
    width: 120,
    card: 'fact',
  },
  {
    key: 'toDay',
    label: 'Hasta',
    kind: 'day',
    value: ({ toDay }) => toDay,
    width: 120,
    card: 'fact',
  },
  { key: 'days', label: 'Días', kind: 'number', value: ({ days }) => days, width: 90 },
  {
    key: 'state',
    label: 'Estado',
    kind: 'choice',
    choices: stateOptions,
    value: ({ state }) => state,
    render: ({ state }) => <LeaveStateChip state={state} />,
    width: 140,
    card: 'status',
  },
  {
    key: 'areaName',
    filter: 'areaId',
    label: 'Área',
    kind: 'place',
    choices: areas,
    value: ({ areaName }) => areaName,
    width: 190,
  },
  {
    key: 'siteName',
    filter: 'siteId',
    label: 'Sede',
    kind: 'place',
    choices: sites,
    value: ({ siteName }) => siteName,
    hidden: true,
  },
  {
    key: 'askedAt',
    label: 'Pedida',
    kind: 'instant',
    value: ({ askedAt }) => askedAt,
    hidden: true,
  },
];
