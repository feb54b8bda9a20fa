import { orderRecord } from '@contract/orders/orderFields';
import { orderPriorityLabels, orderStateLabels } from '@contract/orders/orderLabels';
import { finalStates } from '@contract/orders/orderState';
import { defineExport } from '../../engine/exports/exportDefinition';
import { ordersList } from './orderQueries';

const { fields } = orderRecord;

export const ordersExport = defineExport(ordersList, 'Pedidos', {
  number: { label: 'Pedido', kind: 'text', width: 12 },
  reference: { label: 'Referencia', kind: 'text', width: 14 },
  customerName: { label: fields.customerId.label, kind: 'text', width: 32 },
  address: { label: fields.address.label, kind: 'text', width: 36 },
  state: { label: 'Estado', kind: 'text', value: (row) => orderStateLabels[row.state] },
  promisedOn: { label: fields.promisedOn.label, kind: 'day' },
  priority: {
    label: fields.priority.label,
    kind: 'text',
    value: (row) => orderPriorityLabels[row.priority],
  },
  picker: {
    label: 'Prepara',
    kind: 'text',
    width: 28,
    value: (row) => row.pickerLastName && `${row.pickerLastName}, ${row.pickerFirstName}`,
  },
  lineCount: { label: fields.lines.label, kind: 'integer' },
  unitCount: { label: 'Unidades', kind: 'integer' },
  siteName: { label: 'Depósito', kind: 'text' },
  createdAt: { label: 'Creado', kind: 'instant' },
  open: { label: 'Abierto', kind: 'boolean', value: (row) => !finalStates.includes(row.state) },
  late: { label: 'Atrasado', kind: 'boolean' },
});
