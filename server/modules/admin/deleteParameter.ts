import { deleteParameter } from '@contract/admin/parameterAcciones';
import { and, eq, isNull, lte, ne } from 'drizzle-orm';
import { parameter } from '../../db/schema/settings';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { findParameter, refuseClosedFrom } from './parameterQueries';

export const deleteParameterHandler = implement(
  deleteParameter,
  async ({ id }, { db, audit, emit }) => {
    await db.select().from(parameter).where(eq(parameter.id, id)).for('update');
    const before = await findParameter(db, id);
    if (!before) throw notFound('Ese valor ya no existe.');
    await refuseClosedFrom(db, before.validFrom);
    if (before.current) {
      const [earlier] = await db
        .select({ id: parameter.id })
        .from(parameter)
        .where(
          and(
            eq(parameter.code, before.code),
            isNull(parameter.siteId),
            ne(parameter.id, id),
            lte(parameter.validFrom, before.validFrom),
          ),
        )
        .limit(1);
      if (!earlier) throw conflict('Es el único valor que rige hoy: agregá otro o corregilo.');
    }
    await db.delete(parameter).where(eq(parameter.id, id));
    await audit({ entity: 'parameter', entityId: id, before });
    await emit([{ type: 'Parameter', id: 'LIST' }], { kind: 'everyone' });
    return { ok: true as const };
  },
);
