import { deleteParameter } from '@contract/admin/parameterAcciones';
import { and, eq, isNull, lte, ne } from 'drizzle-orm';
import { parameter } from '../../db/schema/settings';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { parameters, refuseClosedFrom } from './parameterQueries';

export const deleteParameterHandler = implement(deleteParameter, ({ id }, context) => {
  const { db } = context;
  return parameters.remove(context, { id }, async ({ code, validFrom, siteId, current }) => {
    await refuseClosedFrom(db, { code, validFrom });
    // A site that loses its own value has everybody's again.
    if (!current || siteId !== null) return;
    const [earlier] = await db
      .select({ id: parameter.id })
      .from(parameter)
      .where(
        and(
          eq(parameter.code, code),
          isNull(parameter.siteId),
          ne(parameter.id, id),
          lte(parameter.validFrom, validFrom),
        ),
      )
      .limit(1);
    if (!earlier) throw conflict('Es el único valor que rige hoy: agregá otro o corregilo.');
  });
});
