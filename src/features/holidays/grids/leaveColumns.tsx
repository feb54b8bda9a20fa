import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { areaColumn, nameColumn, siteColumn } from '@/components/person/personColumns';
import type { Places } from '@/components/references/usePlaces';
import type { Leave } from '@/services/wms/generated/holidays.gen';
import { LeaveStateChip } from '../components/LeaveStateChip';
import { stateOptions } from '../leaveTexts';

/** Leave of those whom the person manages, column by column. */
export const leaveColumns = (
  { sites, areas }: Places,
  types: readonly Choice[],
): GridColumn<Leave>[] => [
  nameColumn(({ person }) => person),
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
  areaColumn(areas, { width: 190 }),
  siteColumn(sites, { hidden: true }),
  {
    key: 'askedAt',
    label: 'Pedida',
    kind: 'instant',
    value: ({ askedAt }) => askedAt,
    hidden: true,
  },
];
