import { garnishment } from '../../../db/schema/garnishments';
import type { Demo } from '../../../engine/seed/demo';
import { nowIn } from '../../../engine/time/nowIn';

type Order = Omit<typeof garnishment.$inferInsert, 'personId' | 'receivedOn' | 'fromDay'>;

interface Plan extends Order {
  /** In which month it begins: so many before this one. */
  monthsAgo: number;
}

/**
 * Runs take the first, and the other was paid before the product came. No debt is in force: its limit needs the minimum
 * wage, which a demo must not invent.
 */
const plans: readonly Plan[] = [
  {
    kind: 'maintenance',
    court: 'Juzgado de Familia N.º 2',
    file: 'Alimentos, expediente 4.118',
    take: 'percent',
    percent: '20',
    of: 'net',
    onSac: true,
    monthsAgo: 4,
  },
  {
    kind: 'debt',
    court: 'Juzgado Civil y Comercial N.º 9',
    file: 'Cobro de pesos, expediente 20.356',
    take: 'legal',
    of: 'gross',
    total: '640000.00',
    takenBefore: '640000.00',
    onSac: true,
    monthsAgo: 14,
    note: 'Se terminó de retener con el sistema anterior.',
  },
];

/** The garnishments are of the last of the staff: nobody who signs in to try the product finds their own pay garnished. */
export async function seedGarnishments({ db, people }: Demo): Promise<void> {
  const staff = people.filter(({ role, leaveDate }) => role === 'empleado' && !leaveDate);
  const thisMonth = nowIn().startOf('month');
  for (const [index, { monthsAgo, ...order }] of plans.entries()) {
    const who = staff.at(-4 - index);
    if (!who) continue;
    const from = thisMonth.minus({ months: monthsAgo });
    await db.insert(garnishment).values({
      ...order,
      personId: who.id,
      receivedOn: from.minus({ days: 9 }).toFormat('yyyy-MM-dd'),
      fromDay: from.toFormat('yyyy-MM-dd'),
    });
  }
}
