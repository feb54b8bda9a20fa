import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { punch } from '../../db/schema/markings';
import type { Services } from '../../engine/acciones/context';
import { tracedAs } from '../../engine/acciones/tracedAs';
import { clock } from '../../engine/time/clock';
import { closeForgotten } from './closeForgotten';
import { forgottenExit, HOUR, openStretch, type PunchFact } from './markingRules';
import { pairAgain } from './pairing/pairAgain';
import { ownPunches, punchMoment, punchTurn } from './punchMoment';
import { tellPunches } from './storePunch';

/** In the audit, for what the server does by itself. */
const ACCION = 'fichada.cerrarOlvidadas';
/** What is older was closed long ago, or was brought by a file. */
const LOOK_BACK = 7 * 24 * HOUR;

/** Whose last punch that stands is no exit. */
async function stillInside(db: Db, since: Date): Promise<number[]> {
  const last = db
    .selectDistinctOn([punch.personId], { personId: punch.personId, kind: punch.kind })
    .from(punch)
    .where(and(gte(punch.at, since), sql`${punch.counts} in ('counted', 'waiting')`))
    .orderBy(punch.personId, sql`${punch.at} desc`, sql`${punch.id} desc`)
    .as('last');
  const rows = await db
    .select({ personId: last.personId })
    .from(last)
    .where(sql`${last.kind} <> 'out'`);
  return rows.map(({ personId }) => personId);
}

async function closeOf(db: Db, personId: number, now: Date): Promise<void> {
  const ends = tracedAs(db, { accountId: null, accion: ACCION });
  await punchTurn(db, personId);
  const [last]: Pick<PunchFact, 'at'>[] = await db
    .select({ at: punch.at })
    .from(punch)
    .where(
      and(
        eq(punch.personId, personId),
        eq(punch.kind, 'in'),
        sql`${punch.counts} in ('counted', 'waiting')`,
      ),
    )
    .orderBy(sql`${punch.at} desc`)
    .limit(1);
  if (!last) return;
  // As it would be seen a little after their time was over, however long ago that is.
  const at = new Date(Math.min(now.getTime(), last.at.getTime() + 50 * HOUR));
  // A guess of while they were inside may be read otherwise now that nothing followed.
  const other = await pairAgain(ends, personId, last.at, now);
  const { punches, shifts, figures } = await punchMoment(db, personId, at);
  const open = openStretch(ownPunches(punches, at));
  const forgotten = forgottenExit(open, shifts, at, figures);
  const closed = forgotten && (await closeForgotten(ends, forgotten, punches));
  if (closed || other) await tellPunches(ends, personId);
}

/** Closes what people left open, marked, so that tomorrow's entry is never taken for an exit. */
export async function closeForgottenExits(
  db: Db,
  _services?: Services,
  now = clock.now(),
): Promise<void> {
  for (const personId of await stillInside(db, new Date(now.getTime() - LOOK_BACK))) {
    await db.transaction((tx) => closeOf(tx, personId, now));
  }
}
