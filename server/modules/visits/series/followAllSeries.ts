import { MOST_MOVED } from '@contract/visits/series/planSeries';
import { and, asc, eq, gte, or, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { person } from '../../../db/schema/organisation';
import { account } from '../../../db/schema/session';
import { visitSeries } from '../../../db/schema/visits';
import type { Services } from '../../../engine/acciones/context';
import { tracedAs } from '../../../engine/acciones/tracedAs';
import { notify } from '../../../engine/notifications/notify';
import { worksToday } from '../../../engine/people/worksToday';
import { rolesWith } from '../../../engine/scope/rolesWith';
import { addDays } from '../../../engine/time/days';
import { todayIn } from '../../../engine/time/nowIn';
import { followSeries } from './followSeries';
import type { StoredSeries } from './seriesPlan';

/** The audit calls so what the server does by itself. */
const ACCION = 'serieVisita.seguir';

/** Makes the visits that came into sight of every series that goes on; one that somebody is changing right now is theirs. */
export async function followAllSeries(db: Db, services: Services): Promise<void> {
  const going = await db
    .select({ id: visitSeries.id })
    .from(visitSeries)
    .where(
      and(
        eq(visitSeries.state, 'active'),
        // A last date that was moved is still to come.
        gte(visitSeries.lastDay, addDays(todayIn(), -MOST_MOVED - 1)),
      ),
    )
    .orderBy(asc(visitSeries.id));
  let failed: unknown = null;
  for (const { id } of going) {
    await db
      .transaction((tx) => followOne(tx, services, id))
      .catch((error: unknown) => {
        failed ??= error;
      });
  }
  // The others were followed all the same.
  if (failed !== null) throw failed;
}

async function followOne(db: Db, services: Services, id: number): Promise<void> {
  const [series] = await db
    .select()
    .from(visitSeries)
    .where(and(eq(visitSeries.id, id), eq(visitSeries.state, 'active')))
    .for('update', { skipLocked: true });
  if (!series) return;
  const traced = tracedAs(db, { accountId: null, accion: ACCION });
  await followSeries(traced, series);
  const [now] = await db.select().from(visitSeries).where(eq(visitSeries.id, id));
  if (now?.orphan && !series.orphan) await tellPlanners({ ...traced, services }, now);
}

/** The accounts of a site that plan its visits, and whoever planned the series. */
async function plannersOf(db: Db, { siteId, createdBy }: StoredSeries): Promise<number[]> {
  const roles = (await rolesWith(db, 'VISITS.plan')).map(({ id }) => id);
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .leftJoin(person, eq(person.id, account.personId))
    .where(
      and(
        or(eq(person.siteId, siteId), sql`${account.id} = ${createdBy}`),
        eq(account.active, true),
        anyOf(account.roleId, roles),
        or(sql`${person.id} is null`, worksToday),
      ),
    );
  return rows.map(({ id }) => id);
}

async function tellPlanners(
  sender: Parameters<typeof notify>[0],
  series: StoredSeries,
): Promise<void> {
  await notify(sender, await plannersOf(sender.db, series), {
    type: 'visits.series',
    title: `La serie ${series.number} se queda sin quien la haga: ${series.place}`,
    body: 'Sus visitas se planifican sin asignar. Elegí a otra persona.',
    link: `/visits/series/${series.id}`,
  });
}
