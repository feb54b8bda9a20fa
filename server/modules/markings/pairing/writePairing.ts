import { eq, sql } from 'drizzle-orm';
import { punch } from '../../../db/schema/markings';
import type { PublicContext } from '../../../engine/acciones/context';
import type { PunchOfDay } from '../punchFacts';
import { settlePunch } from '../storePunch';
import type { PairedPunch, Pairing } from './pairingOf';

type Ends = Pick<PublicContext, 'db' | 'audit' | 'emit'>;

const isOther = (one: PunchOfDay, { kind, day, plannedShiftId }: PairedPunch) =>
  one.kind !== kind || one.day !== day || one.plannedShiftId !== plannedShiftId;

/** Writes what guesses are by now, and answers whether any of them is another than before. What was told keeps its row. */
export async function writePairing(
  ends: Ends,
  { found, superfluous }: Pairing<PunchOfDay>,
  isClosed: (day: string) => boolean,
): Promise<boolean> {
  const changed = [...found].filter(
    ([one, paired]) => one.told === false && !isClosed(one.day) && isOther(one, paired),
  );
  // In one order, whoever writes: two that pair the same person wait and do not stop each other.
  changed.sort(([one], [other]) => one.id - other.id);
  for (const [{ id, ...before }, paired] of changed) {
    const kept = isClosed(paired.day) ? { ...paired, day: before.day } : paired;
    await ends.db
      .update(punch)
      .set({ ...kept, version: sql`${punch.version} + 1` })
      .where(eq(punch.id, id));
    const { kind, day } = before;
    if (kind === kept.kind && day === kept.day) continue;
    await ends.audit({
      entity: 'punch',
      entityId: id,
      before: { kind, day },
      after: { kind: kept.kind, day: kept.day },
    });
  }
  for (const rule of superfluous) await settlePunch(ends, rule, 'replaced');
  return changed.length + superfluous.length > 0;
}
