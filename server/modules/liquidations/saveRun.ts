import { monthWords } from '@contract/core/rangeText';
import type { PayRunFields } from '@contract/liquidations/payRun';
import { savePayRun } from '@contract/liquidations/runAcciones';
import { and, eq, max } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Db } from '../../db/Db';
import { payRun } from '../../db/schema/payRuns';
import { implement } from '../../engine/acciones/implement';
import { forbidden, invalid } from '../../engine/http/fault';
import { checkPlace } from '../admin';
import { refuseNotCompletable } from './completableMonth';
import { settleLeavers } from './leavers';
import { lockRuns } from './lockRuns';
import { paidAlready, refusePaid } from './paidAlready';
import { countPopulation } from './populationOf';
import { presentRun } from './presentRun';
import type { Run } from './runRules';
import { runStore } from './runStore';
import { settleAdjustment } from './settleAdjustment';
import { settleVacations } from './vacationRun';

const MOST_A_MONTH = 99;

/** The number after the last of its kind and month: two who open one at once take one after the other. */
export async function nextNumber(db: Db, run: Pick<Run, 'kind' | 'period'>): Promise<number> {
  await lockRuns(db);
  return freeNumber(db, run);
}

/** The same without waiting for anybody who opens one, nor holding them up. */
export async function freeNumber(
  db: Db,
  { kind, period }: Pick<Run, 'kind' | 'period'>,
): Promise<number> {
  const [row] = await db
    .select({ last: max(payRun.number) })
    .from(payRun)
    .where(and(eq(payRun.kind, kind), eq(payRun.period, period)));
  const next = (row?.last ?? 0) + 1;
  if (next > MOST_A_MONTH)
    throw invalid({ period: 'Ese mes ya tiene 99 liquidaciones de ese tipo.' });
  return next;
}

/** A fortnight is one of two; no other kind has halves. */
function settleHalf<Fields extends PayRunFields>(fields: Fields): Fields {
  if (fields.kind !== 'fortnight') return { ...fields, half: null };
  if (fields.half === null) throw invalid({ half: 'Elegí cuál de las dos.' });
  return fields;
}

/** The leavers of a last pay say whom it is for; each vacation is chosen by itself. */
function settlePeople<Fields extends PayRunFields>(fields: Fields): Fields {
  if (fields.kind === 'final') return { ...fields, personIds: [], exceptIds: [] };
  return fields.kind === 'vacation' ? { ...fields, exceptIds: [] } : fields;
}

/** Vacations are paid before they begin, and so far ahead at most. */
const VACATION_MONTHS = 3;

/** Refuses to pay days before the month in which they lie. */
function refuseEarly({ kind, period, payDay }: PayRunFields): void {
  const ahead = kind === 'vacation' ? VACATION_MONTHS : 0;
  const first = DateTime.fromISO(`${period}-01`).minus({ months: ahead }).toFormat('yyyy-MM-dd');
  if (payDay < first)
    throw invalid({
      payDay: `Es antes de ${monthWords(period).toLowerCase()}, que es lo que paga.`,
    });
}

export const savePayRunHandler = implement(
  savePayRun,
  async ({ id, version, ...given }, context) => {
    const { db, viewer } = context;
    if (viewer.personId === null) {
      throw forbidden('La prepara alguien del plantel: tu cuenta no es de ninguna persona.');
    }
    // Two who name the same person at once do so one after the other.
    await lockRuns(db);
    const fields = settleAdjustment(
      settleHalf(await settleVacations(db, await settleLeavers(db, settlePeople(given), id))),
    );
    refuseEarly(fields);
    await checkPlace(db, { siteId: fields.siteId, areaId: null });
    const asked = { ...fields, id: id ?? 0 };
    await refusePaid(db, asked);
    await refuseNotCompletable(db, asked);
    if ((await countPopulation(db, asked)) === 0) {
      const [paid] = await paidAlready(db, asked);
      throw invalid({
        period: paid
          ? `A quienes les corresponde ya les paga “${paid.title}”.`
          : `No hay nadie a quien liquidarle ${monthWords(fields.period).toLowerCase()} ahí.`,
      });
    }
    if (id === undefined) {
      const number = await nextNumber(db, fields);
      const values = { ...fields, number, authorId: viewer.accountId };
      const row = await runStore.create(context, values, {
        kind: 'created',
        accountId: viewer.accountId,
      });
      return presentRun(context, row.id);
    }
    await runStore.change(
      context,
      { id, version, action: 'edit', kind: 'edited' },
      async (before) => {
        const moved = before.kind !== fields.kind || before.period !== fields.period;
        const number = moved ? await nextNumber(db, fields) : before.number;
        // Facts that a stopped calculation had taken were for the run as it was before.
        return { ...fields, number, frozen: null, frozenAt: null };
      },
    );
    return presentRun(context, id);
  },
);
