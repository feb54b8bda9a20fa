import { saveParameter } from '@contract/admin/parameterAcciones';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { parameter } from '../../db/schema/settings';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { parameterFaults } from '../../engine/parameters/parameterFaults';
import { findParameter, refuseClosedFrom } from './parameterQueries';

export const saveParameterHandler = implement(
  saveParameter,
  async ({ id, version, ...input }, { db, audit, emit }) => {
    const faults = parameterFaults(input);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    if (id !== undefined) {
      await db.select().from(parameter).where(eq(parameter.id, id)).for('update');
    }
    const before = id === undefined ? undefined : await findParameter(db, id);
    if (id !== undefined && before?.code !== input.code) throw notFound('Ese valor ya no existe.');
    if (before && before.version !== version) throw staleVersion(before);
    if (before) await refuseClosedFrom(db, before.validFrom);
    await refuseClosedFrom(db, input.validFrom);
    const [sameDay] = await db
      .select({ id: parameter.id })
      .from(parameter)
      .where(
        and(
          eq(parameter.code, input.code),
          eq(parameter.validFrom, input.validFrom),
          isNull(parameter.siteId),
          before ? ne(parameter.id, before.id) : undefined,
        ),
      );
    if (sameDay) throw conflict('Ya hay un valor desde ese día: corregí ese.');
    const [row] = before
      ? await db
          .update(parameter)
          .set({ ...input, version: before.version + 1 })
          .where(eq(parameter.id, before.id))
          .returning({ id: parameter.id })
      : await db.insert(parameter).values(input).returning({ id: parameter.id });
    if (!row) throw new Error('a parameter vanished');
    await audit({ entity: 'parameter', entityId: row.id, before, after: input });
    await emit([{ type: 'Parameter', id: 'LIST' }], { kind: 'everyone' });
    const saved = await findParameter(db, row.id);
    if (!saved) throw new Error('a parameter vanished');
    return saved;
  },
);
