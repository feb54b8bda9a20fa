import type { Db } from '../../../db/Db';
import type { person } from '../../../db/schema/organisation';
import { personHistory } from '../../../db/schema/people';
import { nowIn } from '../../../engine/time/nowIn';
import { firstBack } from '../../../seed/demoYear';

type Stored = typeof person.$inferSelect;
type Row = typeof personHistory.$inferInsert;

const share = (salary: string | null, part: number) =>
  `${Math.round((Number(salary) * part) / 10) * 10}.00`;

/** Each entry is the part of today's pay that was paid since so many months ago; the first one since they came. */
const RAISES: readonly (readonly [monthsBack: number, part: number])[] = [
  [Number.POSITIVE_INFINITY, 0.62],
  [20, 0.66],
  [16, 0.71],
  [12, 0.77],
  [8, 0.84],
  [5, 0.92],
  [2, 1],
];

/** This makes the raises since a person came, up to today's pay. */
function raises({ id, hireDate, salary, salaryBasis }: Stored): Row[] {
  const steps = RAISES.map(([back, part]) => ({
    from: Number.isFinite(back) ? firstBack(back) : '',
    part,
  }));
  const first = steps.findLastIndex(({ from }) => from <= hireDate);
  return steps.slice(first).map(({ from, part }, index) => ({
    personId: id,
    kind: 'salary',
    effectiveFrom: index === 0 ? hireDate : from,
    begun: true,
    salary: part === 1 ? salary : share(salary, part),
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
