import { type MappedColumn, payMappingRecord } from '@contract/hours/payMapping';
import { recordForm } from '@/components/record/recordForm';

/** "Legajo, Horas trabajadas". */
export const headersText = (columns: readonly MappedColumn[]): string =>
  columns.map(({ header }) => header).join(', ');

export const payMappingForm = recordForm(payMappingRecord, {
  show: { columns: (held) => headersText(held) },
});
