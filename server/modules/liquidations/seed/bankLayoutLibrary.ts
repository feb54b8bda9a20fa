import { type BankColumn, newBankColumn } from '@contract/liquidations/bankColumn';
import type { Db } from '../../../db/Db';
import { bankLayout } from '../../../db/schema/bankLayouts';

const column = (source: BankColumn['source'], more: Partial<BankColumn> = {}): BankColumn => ({
  ...newBankColumn(source),
  ...more,
});

const library: readonly (typeof bankLayout.$inferInsert)[] = [
  {
    ...{ name: 'Planilla de transferencias (CSV)', format: 'csv', separator: 'semicolon' },
    ...{ titles: true, letters: 'asIs', encoding: 'utf8Marked', lineEnd: 'crlf' },
    fileName: '{titulo}, transferencias',
    heading: [],
    columns: [
      column('cbu'),
      column('alias'),
      column('cuil'),
      column('name'),
      column('amount', { decimals: 'comma' }),
      column('reference', { title: 'Referencia' }),
    ],
    closing: [],
  },
  {
    ...{ name: 'Transferencias de ancho fijo', format: 'fixed', separator: 'semicolon' },
    ...{ titles: false, letters: 'plain', encoding: 'ascii', lineEnd: 'crlf' },
    fileName: '{titulo}, transferencias',
    heading: [],
    columns: [
      column('cbu'),
      column('alias'),
      column('cuil'),
      column('name', { cut: true }),
      column('amount'),
      column('reference', { cut: true }),
    ],
    closing: [column('count'), column('sum')],
  },
];

/** The layouts that the product comes with. */
export async function bringBankLayouts(db: Db): Promise<void> {
  await db.insert(bankLayout).values([...library]);
}
