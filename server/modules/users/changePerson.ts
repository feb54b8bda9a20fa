import type { InputOf } from '@contract/core/accion';
import type { changePeople } from '@contract/users/changePeople';
import { eq } from 'drizzle-orm';
import { area } from '../../db/schema/organisation';
import { role } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import { conflict, forbidden, invalid } from '../../engine/http/fault';
import { lockAccount } from './accountQueries';
import { administersPeople } from './evaluationReach';
import { refuseHigherRole } from './mayHandRole';
import { findPlace, isColleague } from './personPlace';
import { lockPerson } from './personRecord';
import { writeAccount } from './writeAccount';
import { writePerson } from './writePerson';

export type PersonChange = InputOf<typeof changePeople>['change'];

const noArea = () => invalid({ 'change.areaId': 'Esa área ya no existe.' });

/** Whether the manager, the area or the role can be anybody's at all. */
export async function checkChange({ db, viewer }: Context, change: PersonChange) {
  if (change.kind === 'area') {
    if (await db.$count(area, eq(area.id, change.areaId))) return;
    throw noArea();
  }
  if (change.kind === 'role') {
    if (!administersPeople(viewer))
      throw forbidden('El rol lo cambia quien administra las cuentas.');
    const [chosen] = await db.select().from(role).where(eq(role.id, change.roleId));
    if (!chosen) throw invalid({ 'change.roleId': 'Ese rol ya no existe.' });
    return refuseHigherRole(viewer, chosen);
  }
  if (change.managerId === null || (await isColleague(db, change.managerId))) return;
  throw invalid({ 'change.managerId': 'Esa persona ya no trabaja acá.' });
}

async function changeRole(
  context: Context,
  personId: number,
  roleId: number,
): Promise<PersonChange> {
  const held = await lockAccount(context.db, personId);
  if (!held) throw conflict('No tiene cuenta.');
  refuseHigherRole(context.viewer, held.role);
  await writeAccount(context, held.account, { roleId });
  return { kind: 'role', roleId: held.account.roleId };
}

async function placeOf({ db }: Context, areaId: number) {
  const place = await findPlace(db, areaId);
  if (!place) throw noArea();
  return place;
}

/** This makes a change of a person, and answers the change that takes it back. */
export async function changePerson(
  context: Context,
  id: number,
  change: PersonChange,
): Promise<PersonChange> {
  const before = await lockPerson(context, id);
  if (change.kind === 'role') return changeRole(context, id, change.roleId);
  const fields =
    change.kind === 'manager'
      ? { managerId: change.managerId }
      : await placeOf(context, change.areaId);
  await writePerson(context, before, fields);
  return change.kind === 'manager'
    ? { kind: 'manager', managerId: before.managerId }
    : { kind: 'area', areaId: before.areaId };
}
