import { orderPriorityLabels, orderStateLabels } from '@contract/orders/orderLabels';
import { finalStates } from '@contract/orders/orderState';
import { defineExport } from '../../engine/exports/exportDefinition';
import { ordersList } from './orderQueries';

export const ordersExport = defineExport(ordersList, 'Pedidos', {
  number: { label: 'Pedido', kind: 'text', width: 12 },
  customerName: { label: 'Cliente', kind: 'text', width: 32 },
  address: { label: 'Dirección', kind: 'text', width: 36 },
  state: { label: 'Estado', kind: 'text', value: (row) => orderStateLabels[row.state] },
  promisedOn: { label: 'Prometido', kind: 'day' },
  priority: { label: 'Prioridad', kind: 'text', value: (row) => orderPriorityLabels[row.priority] },
  picker: {
    label: 'Prepara',
    kind: 'text',
    width: 28,
    value: (row) => row.pickerLastName && `${row.pickerLastName}, ${row.pickerFirstName}`,
  },
  lineCount: { label: 'Líneas', kind: 'integer' },
  unitCount: { label: 'Unidades', kind: 'integer' },
  siteName: { label: 'Depósito', kind: 'text' },
  createdAt: { label: 'Creado', kind: 'instant' },
  open: { label: 'Abierto', kind: 'boolean', value: (row) => !finalStates.includes(row.state) },
  late: { label: 'Atrasado', kind: 'boolean' },
});
