import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { visit } from '../../db/schema/visits';
import { tracedAs } from '../../engine/acciones/tracedAs';
import { figuresAt } from '../../engine/parameters/figuresAt';
import { accountsOf } from '../../engine/people/accountsOf';
import { todayIn } from '../../engine/time/nowIn';

/** The audit calls so what the server does by itself. */
const ACCION = 'visita.darPorNoHecha';

const REASON = 'Pasó su horario y nadie avisó que había llegado.';

/**
 * Gives up the visits that nobody began long after their window. A phone that was without network all day may still tell that it was there:
 * the visit is taken up again with the moment that it claims.
 */
export async function missVisits(db: Db): Promise<void> {
  const { 'visits.missedAfter': hours } = await figuresAt(db, ['visits.missedAfter'], todayIn());
  if (!hours) return;
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: visit.id, siteId: visit.siteId, personId: visit.personId })
      .from(visit)
      .innerJoin(site, eq(site.id, visit.siteId))
      .where(
        and(
          eq(visit.state, 'planned'),
          // The day first, which an index has.
          sql`${visit.day} <= (anden_now() + interval '1 day')::date`,
          sql`((${visit.day} + ${visit.toTime}) at time zone ${site.zone}) + make_interval(hours => ${hours}::int) < anden_now()`,
        ),
      )
      .orderBy(visit.id)
      .for('update', { of: visit, skipLocked: true });
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    await tx
      .update(visit)
      .set({ state: 'missed', unbegun: true, reason: REASON, version: sql`${visit.version} + 1` })
      .where(anyOf(visit.id, ids));
    const traced = tracedAs(tx, { accountId: null, accion: ACCION });
    for (const id of ids) {
      await traced.audit({
        ...{ entity: 'visit', entityId: id },
        ...{ before: { state: 'planned' }, after: { state: 'missed', reason: REASON } },
      });
    }
    const people = due.flatMap(({ personId }) => personId ?? []);
    await traced.emit([{ type: 'Visit', id: 'LIST' }], {
      ...{ kind: 'sites', ids: [...new Set(due.map(({ siteId }) => siteId))] },
      ...{ permission: 'VISITS.plan', accounts: await accountsOf(tx, [...new Set(people)]) },
    });
  });
}
