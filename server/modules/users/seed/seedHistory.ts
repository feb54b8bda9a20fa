import type { Db } from '../../../db/Db';
import type { person } from '../../../db/schema/organisation';
import { personHistory } from '../../../db/schema/people';
import { nowIn } from '../../../engine/time/nowIn';

type Stored = typeof person.$inferSelect;
type Row = typeof personHistory.$inferInsert;

const share = (salary: string | null, part: number) =>
  `${Math.round((Number(salary) * part) / 10) * 10}.00`;

/** What one was paid since they came, up to what they are paid now. */
function raises({ id, hireDate, salary, salaryBasis }: Stored): Row[] {
  const steps: [string, string | null][] = [
    [hireDate, share(salary, 0.62)],
    ['2026-03-01', share(salary, 0.84)],
    ['2026-09-01', salary],
  ];
  return steps
    .filter(([day], index) => index === 0 || day > hireDate)
    .map(([effectiveFrom, amount]) => ({
      personId: id,
      kind: 'salary',
      effectiveFrom,
      begun: true,
      salary: amount,
      salaryBasis,
    }));
}

function promotion({ id, hireDate, position }: Stored): Row[] {
  const first = { personId: id, kind: 'position' as const, begun: true };
  return hireDate < '2025-06-01'
    ? [
        { ...first, effectiveFrom: hireDate, position: 'Auxiliar' },
        { ...first, effectiveFrom: '2025-06-01', position },
      ]
    : [];
}

/** A history for everybody's salary and for some positions, and one change that is still to come. */
export async function seedHistory(db: Db, people: readonly Stored[]): Promise<void> {
  const rows = people.flatMap((one, index) => [
    ...raises(one),
    ...(index % 3 === 0 ? promotion(one) : []),
  ]);
  const next = people.find(({ position }) => position === 'Ejecutiva de cuentas');
  if (next) {
    rows.push(
      {
        personId: next.id,
        kind: 'category',
        effectiveFrom: next.hireDate,
        begun: true,
        category: next.category,
      },
      {
        personId: next.id,
        kind: 'category',
        effectiveFrom: `${nowIn().year + 1}-01-01`,
        begun: false,
        category: 'Vendedor C',
      },
    );
  }
  await db.insert(personHistory).values(rows);
}
