import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { punch } from '../../db/schema/markings';
import { tracedAs } from '../../engine/acciones/tracedAs';
import type { Day } from '../../engine/time/days';
import type { Stretch } from './pairPunches';

/** In the audit, for what the server does by itself. */
const ACCION = 'fichada.emparejar';

const monthOf = (day: Day) => day.slice(0, 7);

/**
 * Touches keep the month in which they are counted, so that a close freezes exactly those that it sealed.
 * Both days have to be open.
 */
export async function keepMonths(db: Db, stretches: readonly Stretch[]): Promise<void> {
  const moved = stretches.flatMap(({ day, shift, punches }) =>
    punches
      .filter((one) => monthOf(one.day) !== monthOf(day))
      .map((one) => ({ ...one, to: { day, plannedShiftId: shift?.id ?? null } })),
  );
  if (moved.length === 0) return;
  const { audit } = tracedAs(db, { accountId: null, accion: ACCION });
  // In one order, whoever writes: two that pair the same person wait and do not stop each other.
  for (const { id, day, to } of moved.sort((a, b) => a.id - b.id)) {
    await db
      .update(punch)
      .set({ ...to, version: sql`${punch.version} + 1` })
      .where(eq(punch.id, id));
    await audit({ entity: 'punch', entityId: id, before: { day }, after: { day: to.day } });
  }
}
