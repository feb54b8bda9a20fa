import { and, eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { lastChange } from '../../engine/audit/lastChange';
import { forbidden, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { withinReach } from '../../engine/scope/withinReach';
import { employeesList, toEmployee } from './employeeQueries';
import { administersPeople } from './evaluationReach';

type Asked = Pick<Context, 'db' | 'viewer' | 'reach'>;

const missing = () => notFound('Esa persona no existe o no está a tu alcance.');

/** A person as the administration sees them. */
export async function personRecord({ db, viewer, reach }: Asked, id: number) {
  const [row] = await employeesList
    .from(db.select(employeesList.fields))
    .where(and(eq(person.id, id), withinReach(reach, viewer, person.id)));
  if (!row) throw missing();
  return toEmployee(row);
}

/** The stored row, held until the end of the transaction. Human resources keep everybody's record but their own. */
export async function lockPerson({ db, viewer, reach }: Asked, id: number) {
  const [row] = await db
    .select()
    .from(person)
    .where(and(eq(person.id, id), withinReach(reach, viewer, person.id)))
    .for('update');
  if (!row) throw missing();
  if (id === viewer.personId && !administersPeople(viewer)) {
    throw forbidden('Tu propia ficha la cambia otra persona: pedilo desde Mi perfil.');
  }
  return row;
}

/**
 * The same, as long as nobody saved since; `present` answers what is compared of them.
 * No store: `writePerson` writes what differs, and what has a day of effect into the history.
 */
export async function lockVersion(
  context: Asked,
  { id, version }: { id: number; version: number },
  present: (context: Asked, id: number) => Promise<unknown> = personRecord,
) {
  const row = await lockPerson(context, id);
  if (row.version !== version) {
    throw staleVersion(await present(context, id), await lastChange(context.db, 'person', id));
  }
  return row;
}
