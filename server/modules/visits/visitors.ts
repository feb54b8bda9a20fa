import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import { worksToday } from '../../engine/people/worksToday';
import { rolesWith } from '../../engine/scope/rolesWith';
import { withinReach } from '../../engine/scope/withinReach';

export const CANNOT_VISIT =
  'Esa persona no hace visitas: no tiene el permiso, ya no trabaja acá o no está a tu alcance.';

const EVERY_DAY = '9999-12-31';

/** Until which day somebody makes visits, whoever asks; null where they make none. */
export async function visitsUntil(db: Db, personId: number): Promise<string | null> {
  const roles = (await rolesWith(db, 'VISITS')).map(({ id }) => id);
  const [found] = await db
    .select({ leaveDate: person.leaveDate })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(and(eq(person.id, personId), eq(account.active, true), anyOf(account.roleId, roles)));
  return found ? (found.leaveDate ?? EVERY_DAY) : null;
}

/** Whether somebody within reach may be given a visit. */
export async function mayVisit(
  { db, viewer, reach }: Pick<Context, 'db' | 'viewer' | 'reach'>,
  personId: number,
): Promise<boolean> {
  const roles = (await rolesWith(db, 'VISITS')).map(({ id }) => id);
  const [found] = await db
    .select({ id: person.id })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(
      and(
        eq(person.id, personId),
        withinReach(reach, viewer, person.id),
        eq(account.active, true),
        anyOf(account.roleId, roles),
        worksToday,
      ),
    );
  return found !== undefined;
}

export async function refuseNoVisitor(context: Context, personId: number): Promise<void> {
  if (!(await mayVisit(context, personId))) throw conflict(CANNOT_VISIT);
}
