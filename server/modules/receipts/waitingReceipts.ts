import { can } from '@contract/session/can';
import { waitsInList } from '../../engine/waiting/waitsInList';
import { receiptsList } from './receiptQueries';
import { withoutReceiptList } from './withoutReceiptList';

export const waitingReceipts = [
  waitsInList({
    module: 'receipts',
    label: ['Recibo para firmar', 'Recibos para firmar'],
    list: receiptsList,
    filters: [
      { field: 'mine', operator: 'is', value: true },
      { field: 'toSign', operator: 'is', value: true },
    ],
    late: [{ field: 'overdue', operator: 'is', value: true }],
    only: ({ roles }) => can(roles, 'RECEIPTS'),
    path: '/receipts',
  }),
  waitsInList({
    module: 'receiptCampaigns',
    label: ['Disconformidad sin responder', 'Disconformidades sin responder'],
    list: receiptsList,
    filters: [{ field: 'unanswered', operator: 'is', value: true }],
    only: ({ roles }) => can(roles, 'LIQUIDATION.APPROVE'),
    path: '/receipts/people?filtro=unanswered:is:true',
  }),
  waitsInList({
    module: 'receiptCampaigns',
    label: ['Persona sin recibo del último mes', 'Personas sin recibo del último mes'],
    list: withoutReceiptList,
    filters: [{ field: 'lastMonth', operator: 'is', value: true }],
    only: ({ roles }) => can(roles, 'LIQUIDATION.APPROVE'),
    path: '/receipts/without?filtro=lastMonth:is:true',
  }),
];
