import { orderRecord } from '@contract/orders/orderFields';
import { orderStates } from '@contract/orders/orderState';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import type { OrderRow } from '@/services/wms/generated/orders.gen';
import { priorityLabels, priorityOptions, stateLabels } from '../ordersModel';
import { OrderMarks } from './OrderMarks';
import { StateChip } from './StateChip';

const { fields } = orderRecord;
const states = orderStates.map((state) => ({ value: state, label: stateLabels[state] }));

/** The list of orders, column by column. */
export const orderColumns = (sites: readonly Choice[]): GridColumn<OrderRow>[] => [
  {
    key: 'number',
    label: 'Pedido',
    kind: 'text',
    value: (row) => row.number,
    width: 130,
    pinned: 'left',
    card: 'title',
  },
  {
    key: 'reference',
    label: 'Referencia',
    kind: 'text',
    value: (row) => row.reference,
    sortable: false,
    width: 130,
    hidden: true,
  },
  {
    key: 'customerName',
    label: fields.customerId.label,
    kind: 'text',
    value: (row) => row.customerName,
    grow: true,
    card: 'detail',
  },
  {
    key: 'state',
    label: 'Estado',
    kind: 'choice',
    choices: states,
    value: (row) => row.state,
    render: (row) => <StateChip {...row} />,
    width: 160,
    card: 'status',
  },
  {
    key: 'promisedOn',
    label: fields.promisedOn.label,
    kind: 'day',
    value: (row) => row.promisedOn,
    render: (row) => <OrderMarks order={{ ...row, priority: 3 }} />,
    width: 210,
    card: 'detail',
  },
  {
    key: 'priority',
    label: fields.priority.label,
    kind: 'choice',
    choices: priorityOptions,
    value: (row) => row.priority,
    render: (row) => priorityLabels[row.priority],
    width: 120,
  },
  {
    key: 'picker',
    filter: 'pickerId',
    label: 'Prepara',
    kind: 'person',
    sortable: false,
    value: (row) => row.picker?.name,
    card: 'fact',
  },
  {
    key: 'lineCount',
    label: fields.lines.label,
    kind: 'number',
    value: (row) => row.lineCount,
    width: 100,
  },
  {
    key: 'unitCount',
    label: 'Unidades',
    kind: 'number',
    sortable: false,
    filter: false,
    value: (row) => row.unitCount,
    width: 110,
  },
  {
    key: 'siteName',
    filter: 'siteId',
    label: 'Depósito',
    kind: 'place',
    choices: sites,
    sortable: false,
    value: (row) => row.siteName,
    hidden: true,
  },
  {
    key: 'createdAt',
    label: 'Creado',
    kind: 'instant',
    value: (row) => row.createdAt,
    hidden: true,
  },
  {
    key: 'open',
    label: 'Abierto',
    kind: 'yesNo',
    sortable: false,
    value: (row) => row.state !== 'delivered' && row.state !== 'cancelled',
    hidden: true,
  },
  {
    key: 'late',
    label: 'Atrasado',
    kind: 'yesNo',
    sortable: false,
    value: (row) => row.late,
    hidden: true,
  },
];
