import { reversePayRun } from '@contract/liquidations/runAcciones';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payRun } from '../../db/schema/payRuns';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { todayIn } from '../../engine/time/nowIn';
import type { FrozenRun } from './frozenRun';
import { lockRuns } from './lockRuns';
import { presentRun } from './presentRun';
import { refuseReversal } from './refuseReversal';
import type { Run } from './runRules';
import { runStore } from './runStore';
import { nextNumber } from './saveRun';

/** A title may be no longer. */
const LONGEST_TITLE = 80;

/** Concepts that only inform have nothing to take back, as they ruled when the run was reckoned. */
const leftOut = ({ frozen }: Run): number[] =>
  (frozen as FrozenRun).concepts.flatMap(({ id, reversal }) => (reversal === 'left' ? [id] : []));

/** Everybody of a run once more, each figure with the other sign. */
async function storeOpposite(db: Db, runId: number, reversed: Run): Promise<void> {
  const reversesId = reversed.id;
  await db.execute(sql`insert into pay_run_person (run_id, person_id, facts, reckoned_at, remunerative,
      non_remunerative, deductions, employer, net, previous_net, bases, months)
    select ${runId}, person_id, facts, anden_now(), -remunerative, -non_remunerative, -deductions, -employer, -net, net,
      coalesce((select jsonb_object_agg(b.key, (-(b.value::numeric))::text) from jsonb_each_text(bases) b), '{}'),
      coalesce((select jsonb_object_agg(m.key, (select jsonb_object_agg(b.key, (-(b.value::numeric))::text)
        from jsonb_each_text(m.value) b)) from jsonb_each(months) m), '{}')
    from pay_run_person where run_id = ${reversesId} order by id`);
  await db.execute(sql`insert into pay_line (run_id, person_id, concept_id, code, quantity, rate, amount, of_period)
    select ${runId}, person_id, concept_id, code, -quantity, rate, -amount, of_period
    from pay_line where run_id = ${reversesId}
      and concept_id <> all(${sql.param(leftOut(reversed))}::int[])`);
}

/** Published slips stay where they are: another run takes them back, approved by somebody else like any. */
export const reversePayRunHandler = implement(
  reversePayRun,
  async ({ id, version, reason }, context) => {
    const { db, viewer } = context;
    await lockRuns(db);
    const before = await runStore.hold(context, { id, version }, 'reverse');
    const begun = and(eq(payRun.reversesId, id), ne(payRun.state, 'cancelled'));
    const [other] = await db.select({ title: payRun.title }).from(payRun).where(begun);
    if (other) throw conflict(`Ya la deja sin efecto “${other.title}”.`);
    await refuseReversal(db, { reversesId: id });
    const { kind, period, siteId, agreement, leavers, frozen, frozenAt, title } = before;
    const {
      half,
      since,
      raise,
      raiseValue,
      category,
      firstStart,
      lastStart,
      personIds,
      exceptIds,
    } = before;
    const row = await runStore.create(
      context,
      {
        ...{ kind, period, siteId, agreement, leavers, frozen, frozenAt, reason, reversesId: id },
        ...{
          half,
          since,
          raise,
          raiseValue,
          category,
          firstStart,
          lastStart,
          personIds,
          exceptIds,
        },
        number: await nextNumber(db, before),
        title: `Reversión de ${title}`.slice(0, LONGEST_TITLE),
        payDay: todayIn(),
        state: 'review',
        authorId: viewer.accountId,
      },
      { kind: 'created', accountId: viewer.accountId, reason },
    );
    await storeOpposite(db, row.id, before);
    await runStore.write(
      context,
      before,
      {},
      { kind: 'reversing', accountId: viewer.accountId, reason },
    );
    return presentRun(context, row.id);
  },
);
