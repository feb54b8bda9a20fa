import { getReferralOpening, saveReferralOpening } from '@contract/referrals/openingAcciones';
import { referralOpeningRecord } from '@contract/referrals/referralOpening';
import { eq } from 'drizzle-orm';
import { referralOpening } from '../../db/schema/referrals';
import { implement } from '../../engine/acciones/implement';
import { invalid, notFound } from '../../engine/http/fault';
import { reachesSite } from '../../engine/scope/reachesSite';
import { defineStore } from '../../engine/store/defineStore';
import { todayAt } from '../../engine/time/todayAt';
import { findOpening } from './openingQueries';

const missing = 'Esa búsqueda ya no existe.';

const openings = defineStore({
  record: referralOpeningRecord,
  table: referralOpening,
  find: ({ db }, id) => findOpening(db, eq(referralOpening.id, id)),
  missing,
  tag: 'ReferralOpening',
  audience: { kind: 'everyone', permission: 'REFERRALS' },
});

export const getReferralOpeningHandler = implement(getReferralOpening, async ({ id }, { db }) => {
  const found = await findOpening(db, eq(referralOpening.id, id));
  if (!found) throw notFound(missing);
  return found;
});

export const saveReferralOpeningHandler = implement(saveReferralOpening, (input, context) =>
  openings.save(context, input, async (fields, before) => {
    const faults: Record<string, string> = {};
    const sites = before ? [before.siteId, fields.siteId] : [fields.siteId];
    for (const siteId of new Set(sites)) {
      if (!(await reachesSite(context, siteId))) {
        if (siteId === before?.siteId) throw notFound(missing);
        throw invalid({ siteId: 'Elegí una sede a tu alcance.' });
      }
    }
    if (fields.until !== before?.until && fields.until < (await todayAt(context.db, fields.siteId)))
      faults.until = 'Elegí un día de hoy en adelante.';
    if (fields.bonusLater !== null && fields.bonusMonths === null)
      faults.bonusMonths = 'Decí a cuántos meses del ingreso.';
    if (fields.bonusLater === null && fields.bonusMonths !== null)
      faults.bonusLater = 'Decí cuánto se da entonces.';
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return fields;
  }),
);
