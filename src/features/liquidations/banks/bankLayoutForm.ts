import { type BankColumn, bankSources } from '@contract/liquidations/bankColumn';
import { bankLayoutFaults, bankLayoutRecord } from '@contract/liquidations/bankLayout';
import { recordForm } from '@/components/record/recordForm';

/** "CBU o CVU (22), CUIL (11)". */
export const columnsText = (columns: readonly BankColumn[]): string =>
  columns.map(({ source, width }) => `${bankSources[source].label} (${width})`).join(', ');

export const bankLayoutForm = recordForm(bankLayoutRecord, {
  check: (held, context) => bankLayoutFaults(held, context),
  show: {
    heading: (held) => columnsText(held) || 'No lleva',
    columns: (held) => columnsText(held),
    closing: (held) => columnsText(held) || 'No lleva',
  },
});
