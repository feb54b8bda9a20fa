import type { InputOf, OutputOf } from '@contract/core/accion';
import { getReferralOpening, saveReferralOpening } from '@contract/referrals/openingAcciones';
import { referralOpeningRecord } from '@contract/referrals/referralOpening';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { referral, referralOpening } from '../../db/schema/referrals';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { invalid, notFound } from '../../engine/http/fault';
import { parameterAt } from '../../engine/parameters/parameterAt';
import { reachesSite } from '../../engine/scope/reachesSite';
import { defineStore } from '../../engine/store/defineStore';
import { todayAt } from '../../engine/time/todayAt';
import { followOnWall } from './openingOnWall';
import { findOpening, noOpening } from './openingQueries';

const openings = defineStore({
  record: referralOpeningRecord,
  table: referralOpening,
  find: ({ db }, id) => findOpening(db, eq(referralOpening.id, id)),
  missing: noOpening,
  tag: 'ReferralOpening',
  audience: { kind: 'everyone', permission: 'REFERRALS' },
});

export const getReferralOpeningHandler = implement(getReferralOpening, async ({ id }, { db }) => {
  const found = await findOpening(db, eq(referralOpening.id, id));
  if (!found) throw notFound(noOpening);
  return found;
});

type Shown = OutputOf<typeof getReferralOpening>;
type Fields = Omit<InputOf<typeof saveReferralOpening>, 'id' | 'version'>;

type Figures = Partial<Pick<Fields, 'bonusHired' | 'bonusLater' | 'bonusMonths'>>;

const figures = ({ bonusHired, bonusLater, bonusMonths }: Figures): string =>
  [bonusHired, bonusLater, bonusMonths].map((figure) => Number(figure ?? 0)).join();

/** A hire is approved with its bonus as it was seen: until then the figures stay. */
const hiresWait = async (db: Db, openingId: number): Promise<boolean> =>
  (await db.$count(
    referral,
    and(eq(referral.openingId, openingId), isNotNull(referral.askedDay)),
  )) > 0;

const TRIAL = '6';

/** A later part that says no month is earned with the end of probation, as long as the law has it now. */
async function monthsOfLater(db: Db, { bonusLater, bonusMonths, siteId }: Fields) {
  if (bonusLater === null || bonusMonths !== null) return bonusMonths;
  const today = await todayAt(db, siteId);
  return Number((await parameterAt(db, 'pay.trialMonths', today, siteId)) ?? TRIAL);
}

/** Refuses an opening of a place out of reach, and one that is moved there. */
async function refuseFarSites(context: Context, siteId: number, before: Shown | undefined) {
  if (before && !(await reachesSite(context, before.siteId))) throw notFound(noOpening);
  if (!(await reachesSite(context, siteId))) {
    throw invalid({ siteId: 'Elegí una sede a tu alcance.' });
  }
}

/** Refuses what cannot be looked for like that, beside its field. */
async function refuseUnfit(context: Context, fields: Fields, before: Shown | undefined) {
  const faults: Record<string, string> = {};
  if (fields.until !== before?.until && fields.until < (await todayAt(context.db, fields.siteId)))
    faults.until = 'Elegí un día de hoy en adelante.';
  if (fields.bonusLater === null && fields.bonusMonths !== null)
    faults.bonusLater = 'Decí cuánto se da entonces.';
  if (before && figures(before) !== figures(fields) && (await hiresWait(context.db, before.id))) {
    faults.bonusHired =
      'Hay contrataciones que esperan aprobación con este bono: se cambia después.';
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

export const saveReferralOpeningHandler = implement(saveReferralOpening, async (input, context) => {
  const { id } = input;
  // Its version is looked at once it is held: a stale one is refused there.
  const former =
    id === undefined ? undefined : await findOpening(context.db, eq(referralOpening.id, id));
  const saved = await openings.save(context, input, async (fields, before) => {
    await refuseFarSites(context, fields.siteId, before);
    const whole = { ...fields, bonusMonths: await monthsOfLater(context.db, fields) };
    await refuseUnfit(context, whole, before);
    return whole;
  });
  return former ? followOnWall(context, former, saved) : saved;
});
