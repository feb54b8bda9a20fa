import { countLineRecord } from '@contract/counters/countLine';
import { stockCountRecord } from '@contract/counters/stockCount';
import { defineExport } from '../../engine/exports/exportDefinition';
import { countLinesList } from './countLineQueries';
import { stockCountsList } from './countQueries';
import { dueStockList, plannedDay } from './dueStockQueries';

const { fields, shown } = stockCountRecord;
const line = countLineRecord.shown;
const text = { kind: 'text' } as const;
const whole = { kind: 'integer' } as const;

/** How many lines differ stays out of it: this list is also for those who count blind. */
export const countsExport = defineExport(stockCountsList, 'Conteos', {
  number: { ...text, label: 'Conteo', width: 12 },
  title: { ...text, label: fields.title.label, width: 36 },
  state: { ...text, label: shown.state.label, value: (row) => shown.state.labels[row.state] },
  dueOn: { label: fields.dueOn.label, kind: 'day' },
  lines: { ...whole, label: 'Líneas' },
  pending: { ...whole, label: 'Por contar' },
  siteName: { ...text, label: fields.siteId.label },
  late: { label: 'Fuera de término', kind: 'boolean' },
  blind: { label: 'A ciegas', kind: 'boolean' },
  createdAt: { label: 'Creado', kind: 'instant' },
});

export const countLinesExport = defineExport(countLinesList, 'Líneas del conteo', {
  locationCode: { ...text, label: 'Ubicación', width: 14 },
  productName: { ...text, label: 'Producto', width: 36 },
  sku: { ...text, label: 'Código', width: 14 },
  lotCode: { ...text, label: 'Lote', width: 12 },
  state: { ...text, label: line.state.label, value: (row) => line.state.labels[row.state] },
  expected: { ...whole, label: 'Debía haber' },
  counted: { ...whole, label: 'Contado' },
  difference: { ...whole, label: 'Diferencia' },
  value: { label: 'Valor de la diferencia', kind: 'decimal' },
  damaged: { ...whole, label: 'Dañadas' },
  cause: {
    ...text,
    label: line.cause.label,
    width: 28,
    value: (row) => row.cause && line.cause.labels[row.cause],
  },
  abcClass: { ...text, label: 'Clase', width: 8 },
});

/** How much there is stays out of it: the file may be taken along to count. */
export const dueStockExport = defineExport(dueStockList, 'Por contar', {
  countDueOn: { label: 'Toca contar', kind: 'day', value: plannedDay },
  lastCountedOn: { label: 'Último conteo', kind: 'day' },
  locationCode: { ...text, label: 'Ubicación', width: 14 },
  productName: { ...text, label: 'Producto', width: 36 },
  sku: { ...text, label: 'Código', width: 14 },
  lotCode: { ...text, label: 'Lote', width: 12 },
  abcClass: { ...text, label: 'Clase', width: 8 },
  siteName: { ...text, label: 'Depósito' },
});
