import { arrivalRecord } from '@contract/receiving/arrival';
import { supplierRecord } from '@contract/receiving/supplier';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedFields } from '../../engine/exports/exportedFields';
import { arrivalsList } from './arrivalQueries';
import { suppliersList } from './supplierQueries';

const { fields, shown } = arrivalRecord;
const text = { kind: 'text' } as const;
const whole = { kind: 'integer' } as const;

export const arrivalsExport = defineExport(arrivalsList, 'Recepciones', {
  number: { ...text, label: 'Recepción', width: 12 },
  supplierName: { ...text, label: fields.supplierId.label, width: 32 },
  remito: { ...text, label: fields.remito.label, width: 18 },
  state: { ...text, label: shown.state.label, value: (row) => shown.state.labels[row.state] },
  expectedOn: { label: fields.expectedOn.label, kind: 'day' },
  late: { label: 'Fuera de término', kind: 'boolean' },
  lineCount: { ...whole, label: 'Productos' },
  expectedUnits: { ...whole, label: 'Unidades esperadas' },
  receivedUnits: { ...whole, label: 'Unidades recibidas' },
  siteName: { ...text, label: fields.siteId.label },
  createdAt: { label: 'Cargada', kind: 'instant' },
});

export const suppliersExport = defineExport(suppliersList, 'Proveedores', {
  ...exportedFields(supplierRecord, { name: { width: 32 }, active: {} }),
});
