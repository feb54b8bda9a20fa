import { type BankColumn, newBankColumn } from '@contract/liquidations/bankColumn';

export const column = (source: BankColumn['source'], more: Partial<BankColumn> = {}) => ({
  ...newBankColumn(source),
  ...more,
});

/** A layout of fixed widths with a heading and a closing line, as a bank could want it. */
export const fixedLayout = {
  ...{ name: 'Banco del Sur', format: 'fixed', separator: 'semicolon', titles: false },
  ...{ letters: 'asIs', encoding: 'latin1', lineEnd: 'lf', fileName: 'SUR{mes}' },
  heading: [column('constant', { text: 'H', width: 1 }), column('count'), column('payDay')],
  columns: [
    column('constant', { text: 'D', width: 1 }),
    column('account', { width: 24 }),
    column('cuil'),
    column('name', { width: 40 }),
    column('amount', { width: 15 }),
  ],
  closing: [column('constant', { text: 'T', width: 1 }), column('sum'), column('count')],
} as const;
