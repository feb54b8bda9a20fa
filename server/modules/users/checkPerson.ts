import type { InputOf } from '@contract/core/accion';
import type { createPerson } from '@contract/users/personAcciones';
import { and, eq, ne, or } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { invalid } from '../../engine/http/fault';
import { reachesSite } from '../../engine/scope/reachesSite';
import { firstRecords, lateHireFault } from './firstRecords';
import { findPlace, isColleague } from './personPlace';
import { personFaults } from './personRules';

type Fields = InputOf<typeof createPerson>;
type Stored = typeof person.$inferSelect;

/** This finds a docket, a DNI or a CUIL that another person already has. */
async function takenFields({ db }: Context, fields: Fields, id: number) {
  const rows = await db
    .select()
    .from(person)
    .where(
      and(
        ne(person.id, id),
        or(
          eq(person.docket, fields.docket),
          eq(person.dni, fields.dni),
          eq(person.cuil, fields.cuil),
        ),
      ),
    );
  const keys = ['docket', 'dni', 'cuil'] as const;
  return Object.fromEntries(
    keys.flatMap((key) => {
      const owner = rows.find((row) => row[key] === fields[key]);
      return owner ? [[key, `Ya es de la persona con legajo ${owner.docket}.`]] : [];
    }),
  );
}

/** This gives the columns to store of a person, or throws everything that is wrong with them. */
export async function checkPerson(context: Context, fields: Fields, before: Stored | null) {
  const { db } = context;
  const leaveDate = before?.leaveDate ?? null;
  const { leaveDate: early, ...faults } = personFaults({ ...fields, leaveDate });
  if (early) faults.hireDate = 'Es posterior al egreso.';
  if (before && fields.hireDate > before.hireDate) {
    const first = (await firstRecords(db, [before.id])).get(before.id);
    const late = lateHireFault(fields.hireDate, first);
    if (late) faults.hireDate ??= late;
  }
  Object.assign(faults, await takenFields(context, fields, before?.id ?? 0));
  const place = await findPlace(db, fields.areaId);
  const moves = place?.siteId !== before?.siteId;
  if (!place || (moves && !(await reachesSite(context, place.siteId)))) {
    faults.areaId = 'Elegí un área a tu alcance.';
  }
  const { managerId } = fields;
  // A person keeps a manager whom they had, even after that one left.
  if (managerId && managerId !== before?.managerId && !(await isColleague(db, managerId))) {
    faults.managerId = 'Esa persona ya no trabaja acá.';
  }
  if (!place || Object.keys(faults).length > 0) throw invalid(faults);
  return { ...fields, siteId: place.siteId };
}
