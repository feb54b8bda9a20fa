import { can } from '@contract/session/can';
import { saveEvaluation } from '@contract/users/personPartAcciones';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import type { Context, Viewer } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { reachOf } from '../../engine/scope/reachOf';
import { withinReach } from '../../engine/scope/withinReach';

type Asked = Pick<Context, 'db' | 'viewer' | 'reach'>;

/** A permission of the administration counts only with the second step that the organisation asks for. */
export const administersPeople = ({ roles, needsSecondStep }: Viewer) =>
  can(roles, 'ADMIN.users') && !needsSecondStep;

/** This selects the asker's team, and never themselves. */
const evaluated = (viewer: Viewer) =>
  and(
    withinReach(reachOf(saveEvaluation, viewer), viewer, person.id),
    ne(person.id, viewer.personId ?? 0),
  );

export async function mayEvaluate({ db, viewer }: Pick<Asked, 'db' | 'viewer'>, id: number) {
  if (viewer.viewing) return false;
  return (await db.$count(person, and(eq(person.id, id), evaluated(viewer)))) > 0;
}

/** This selects the people whose evaluations the asker may read: their team, or everybody for the administration. */
function read({ viewer, reach }: Asked, id: number) {
  const administered = administersPeople(viewer)
    ? withinReach(reach, viewer, person.id)
    : sql`false`;
  return and(eq(person.id, id), or(administered, evaluated(viewer)));
}

const missing = () => notFound('Esa persona no existe o no está en tu equipo.');

export async function findEvaluated(asked: Asked, id: number) {
  const [row] = await asked.db
    .select({ rating: person.rating })
    .from(person)
    .where(read(asked, id));
  if (!row) throw missing();
  return row;
}

/** Held until the end of the transaction: two evaluations at once would miss each other in the mean. */
export async function lockEvaluated(asked: Asked, id: number, mode: 'read' | 'write') {
  const { db, viewer } = asked;
  const where = mode === 'read' ? read(asked, id) : and(eq(person.id, id), evaluated(viewer));
  const [row] = await db.select().from(person).where(where).for('update');
  if (!row) throw missing();
  return row;
}
