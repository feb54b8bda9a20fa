import { saveParameter } from '@contract/admin/parameterAcciones';
import { parameterCatalog } from '@contract/admin/parameterCatalog';
import type { ParameterKind } from '@contract/admin/parameters/ParameterKind';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { invalid, notFound } from '../../engine/http/fault';
import { parameterFaults } from '../../engine/parameters/parameterFaults';
import { parameters, refuseClosedFrom } from './parameterQueries';

export const saveParameterHandler = implement(saveParameter, async (input, context) => {
  const { code, siteId } = input;
  const faults = parameterFaults(input);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  if (siteId !== null) await checkSite(context.db, parameterCatalog[code], siteId);
  return parameters.save(context, input, async (fields, before) => {
    // A correction moves a value neither to another parameter nor to another site.
    if (before && (before.code !== code || before.siteId !== siteId)) {
      throw notFound('Ese valor ya no existe.');
    }
    if (before) await refuseClosedFrom(context.db, before);
    await refuseClosedFrom(context.db, { ...fields, code });
    return { ...fields, code };
  });
});

async function checkSite(db: Db, { bySite }: ParameterKind, siteId: number): Promise<void> {
  if (!bySite) throw invalid({ siteId: 'Esta cifra es la misma en todas las sedes.' });
  if ((await db.$count(site, eq(site.id, siteId))) === 0) {
    throw invalid({ siteId: 'Esa sede ya no existe.' });
  }
}
