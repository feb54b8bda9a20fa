import { receiptRecord } from '@contract/receipts/receipt';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import { personName } from '../../engine/people/personName';
import { receiptsList } from './receiptQueries';

const { fields, shown } = receiptRecord;

export const receiptsExport = defineExport(receiptsList, 'Recibos', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  personName: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  period: { ...exportedField(shown.period, 'period'), width: 12 },
  title: { label: 'Recibo', kind: 'text', width: 32 },
  state: exportedField(shown.state, 'state'),
  dueOn: exportedField(fields.dueOn, 'dueOn'),
  overdue: { label: 'Fuera de término', kind: 'boolean' },
  publishedAt: exportedField(shown.publishedAt, 'publishedAt'),
  openedAt: exportedField(shown.openedAt, 'openedAt'),
  doneAt: exportedField(shown.doneAt, 'doneAt'),
  reason: { label: 'Motivo', kind: 'text', width: 40 },
  answer: { ...exportedField(fields.answer, 'answer'), width: 40 },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
});
