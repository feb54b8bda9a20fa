import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { area, person, site } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import { personName } from '../../engine/people/personName';
import { worksToday } from '../../engine/people/worksToday';
import { withinReach } from '../../engine/scope/withinReach';
import { HIGHER_ROLE, mayHandRole } from './mayHandRole';

type Asked = Pick<Context, 'db' | 'viewer' | 'reach'>;

const find = ({ db, viewer, reach }: Asked, ids: readonly number[]) =>
  db
    .select({
      personId: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      docket: person.docket,
      email: person.email,
      areaName: area.name,
      siteName: site.name,
      works: sql<boolean>`${worksToday}`,
      account,
      role,
    })
    .from(person)
    .innerJoin(area, eq(area.id, person.areaId))
    .innerJoin(site, eq(site.id, person.siteId))
    .leftJoin(account, eq(account.personId, person.id))
    .leftJoin(role, eq(role.id, account.roleId))
    .where(and(anyOf(person.id, [...ids]), withinReach(reach, viewer, person.id)))
    .orderBy(person.lastName, person.firstName, person.id);

type Found = Awaited<ReturnType<typeof find>>[number];

/** A target has an account whose person has not yet chosen a password. */
export type PasswordTarget = Found & { account: NonNullable<Found['account']> };

/** Why somebody gets no first password; null for who may. */
function whyNot({ account: held, role: given, works }: Found, { viewer }: Asked): string | null {
  if (!held || !given) return 'No tiene cuenta.';
  if (held.id === viewer.accountId) return 'Tu contraseña se cambia desde Mi perfil.';
  if (!works) return 'Ya no trabaja acá.';
  if (!held.active) return 'Su cuenta no puede entrar.';
  if (!held.mustChangePassword) return 'Ya eligió su contraseña: se reinicia desde su ficha.';
  return mayHandRole(viewer, given) ? null : HIGHER_ROLE;
}

/** This tells which of the chosen may be given a first password, and why the others may not. */
export async function passwordTargets(context: Asked, ids: readonly number[]) {
  const people = await find(context, ids);
  const found = new Set(people.map(({ personId }) => personId));
  const unknown = ids.filter((id) => !found.has(id));
  const judged = people.map((one) => ({ one, message: whyNot(one, context) }));
  return {
    ready: judged.flatMap(({ one, message }) => (message ? [] : [one as PasswordTarget])),
    refused: [
      ...judged.flatMap(({ one, message }) =>
        message
          ? [{ id: one.personId, label: `${personName(one)} (${one.docket})`, ok: false, message }]
          : [],
      ),
      ...unknown.map((id) => ({
        id,
        label: `N.º ${id}`,
        ok: false,
        message: 'Esa persona no existe o no está a tu alcance.',
      })),
    ],
  };
}
