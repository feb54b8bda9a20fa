import { saveRole } from '@contract/admin/roleAcciones';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { and, eq, ne, sql } from 'drizzle-orm';
import { role } from '../../db/schema/session';
import { heldForSave } from '../../engine/acciones/heldForSave';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { keepAnAdministrator } from './keepAnAdministrator';
import { findRole, lockRole } from './roleQueries';

export const saveRoleHandler = implement(
  saveRole,
  async ({ id, version, ...input }, { db, audit, emit }) => {
    const kept = { lock: lockRole, shown: findRole, missing: 'El rol no existe.' };
    const before = await heldForSave(db, { id, version }, kept);
    const [namesake] = await db
      .select({ id: role.id })
      .from(role)
      .where(
        and(
          eq(sql`lower(${role.name})`, input.name.toLowerCase()),
          before ? ne(role.id, before.id) : undefined,
        ),
      );
    if (namesake) throw conflict(`Ya hay un rol que se llama «${input.name}».`);
    const values = { ...input, flags: normalizeRoles(input.flags) };
    const [row] = before
      ? await db
          .update(role)
          .set({ ...values, version: before.version + 1 })
          .where(eq(role.id, before.id))
          .returning({ id: role.id })
      : await db.insert(role).values(values).returning({ id: role.id });
    if (!row) throw new Error('a role vanished');
    await keepAnAdministrator(db);
    await audit({ entity: 'role', entityId: row.id, before, after: values });
    await emit([{ type: 'Role', id: 'LIST' }], { kind: 'everyone' });
    const saved = await findRole(db, row.id);
    if (!saved) throw new Error('a role vanished');
    return saved;
  },
);
