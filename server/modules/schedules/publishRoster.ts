import { publishRoster } from '@contract/schedules/rosterAcciones';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { EXCLUSION, hasSqlState } from '../../db/hasSqlState';
import { person } from '../../db/schema/organisation';
import { plannedShift } from '../../db/schema/schedules';
import { implement } from '../../engine/acciones/implement';
import { CLOSED_PERIOD, conflict, Fault } from '../../engine/http/fault';
import { type Week, weekOf } from '../../engine/time/weekOf';
import { unpublished } from './plannedQueries';
import { type Publication, readPublication } from './publication';
import { foundPeople, refuseUnknownPlace } from './rosterPeople';
import { planningTurn } from './storePlans';
import { tellPublication } from './tellPublication';
import { auditRoster, tellPlanners } from './tellRoster';

const CHANGED = 'La semana cambió desde que la revisaste: mirá de nuevo qué se publica.';
const CLOSED =
  'Lo que falta publicar es de un mes cerrado: cargalo como ajuste del período siguiente.';
const NEIGHBOUR =
  'Un turno se superpone con otro que ya se publicó en la semana anterior o la siguiente: publicá primero esa semana.';

export const publishRosterHandler = implement(
  publishRoster,
  async ({ from, mark, ...shown }, context) => {
    const { db } = context;
    const week = weekOf(from);
    await refuseUnknownPlace(context, shown);
    const people = foundPeople(context, shown);
    const first = await readPublication(db, people, week);
    if (first.days === 0) throw await nothingToPublish(db, people, week);
    if (first.mark !== mark) throw conflict(CHANGED);
    await planningTurn(db, first.personIds);
    const found = await readPublication(db, people, week);
    if (found.mark !== mark) throw conflict(CHANGED);
    await write(db, found);
    await tellPublication(context, week, found.people);
    const { personIds, siteIds, days } = found;
    await auditRoster(context, { week, people: personIds.length, days });
    await tellPlanners(context, siteIds);
    return { people: personIds.length, days };
  },
);

async function nothingToPublish(db: Db, people: SQL | undefined, { from, to }: Week) {
  const [closed] = await db
    .select({ id: plannedShift.id })
    .from(plannedShift)
    .innerJoin(person, eq(person.id, plannedShift.personId))
    .where(and(gte(plannedShift.day, from), lte(plannedShift.day, to), unpublished, people))
    .limit(1);
  return closed
    ? new Fault(409, CLOSED_PERIOD, CLOSED)
    : conflict('No hay nada para publicar en esa semana.');
}

/** Shifts that leave go before those that replace them. */
async function write(db: Db, { drafts, leaving }: Publication): Promise<void> {
  await db.delete(plannedShift).where(anyOf(plannedShift.id, leaving));
  try {
    await db
      .update(plannedShift)
      .set({ publishedAt: sql`anden_now()` })
      .where(anyOf(plannedShift.id, drafts));
  } catch (error) {
    throw hasSqlState(error, EXCLUSION) ? conflict(NEIGHBOUR) : error;
  }
}
