import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { periodClose } from '../../db/schema/closes';
import { punch } from '../../db/schema/markings';
import { person } from '../../db/schema/organisation';
import type { Services } from '../../engine/acciones/context';
import { tracedAs } from '../../engine/acciones/tracedAs';
import { siteOn } from '../../engine/people/siteOn';
import { clock } from '../../engine/time/clock';
import { closeForgotten } from './closeForgotten';
import { forgottenExit, HOUR, openStretch, type PunchFact } from './markingRules';
import { pairAgain } from './pairing/pairAgain';
import { ownPunches, punchMoment, punchTurn } from './punchMoment';
import { tellPunches } from './storePunch';

/** In the audit, for what the server does by itself. */
const ACCION = 'fichada.cerrarOlvidadas';
/** Everybody whose last punch is no exit, however old it is; what lies in a closed month waits for its reopening. */
async function stillInside(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from ${person} p cross join lateral (
      select kind, day from ${punch} where person_id = p.id and counts in ('counted', 'waiting')
      order by at desc, id desc limit 1) last
    where last.kind <> 'out' and not exists (select from ${periodClose} c
      where c.reopened_at is null and c.ledger = 'time'
        and c.month = date_trunc('month', last.day)::date
        and c.site_id = ${siteOn(sql`p.id`, sql`last.day`)})
    order by p.id`);
  return rows.map(({ id }) => id);
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
  // The moment is a little after their time was over, however long ago that is.
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
  for (const personId of await stillInside(db)) {
    await db.transaction((tx) => closeOf(tx, personId, now));
  }
}
