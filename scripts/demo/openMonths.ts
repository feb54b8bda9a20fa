import type { Db } from '../../server/db/Db';
import { periodClose } from '../../server/db/schema/closes';

interface Closed {
  months: string[];
  closedBy: number;
}

/** Takes the closes of the demo off, so that its months may grow: a close seals the rows that it was made over. */
export async function openMonths(db: Db): Promise<Closed | undefined> {
  const closes = await db.delete(periodClose).returning();
  const [first] = closes;
  const months = [...new Set(closes.map(({ month }) => month.slice(0, 7)))].sort();
  return first && { months, closedBy: first.closedBy };
}
