import type { Db } from '../../../db/Db';
import { loanType } from '../../../db/schema/loans';

type NewType = typeof loanType.$inferInsert;

/** An organisation begins with these; their limits are its own to change, those of the law are parameters. */
const types: readonly NewType[] = [
  {
    code: 'ANT',
    name: 'Anticipo de sueldo',
    kind: 'advance',
    maxInstalments: 1,
    source: 'LCT, art. 130',
  },
  {
    code: 'PRE',
    name: 'Préstamo personal',
    kind: 'loan',
    maxInstalments: 12,
    maxSalaries: '2',
    minServiceMonths: 6,
    source: 'Decisión de la organización',
  },
  {
    code: 'EME',
    name: 'Préstamo por emergencia',
    kind: 'loan',
    maxInstalments: 6,
    maxSalaries: '1',
    source: 'Decisión de la organización',
  },
];

export async function seedLoanTypes(db: Db): Promise<void> {
  await db
    .insert(loanType)
    .values([...types])
    .onConflictDoNothing();
}
