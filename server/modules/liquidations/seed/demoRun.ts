import { monthWords } from '@contract/core/rangeText';
import type { PayLeaver } from '@contract/liquidations/leaver';
import type { ConceptRun } from '@contract/liquidations/payBases';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { payRun, payRunPerson } from '../../../db/schema/payRuns';
import { clock } from '../../../engine/time/clock';
import { netsBefore, reckonPerson } from '../calculateJob';
import { type FrozenRun, planOf, takeRules } from '../frozenRun';
import { holdDue } from '../holdDue';
import { populationOf } from '../populationOf';
import { previousRun } from '../presentRun';
import type { Run } from '../runRules';
import { sealsOf } from '../runSeals';
import { freeNumber } from '../saveRun';
import { storeFacts, storePay } from '../storePay';
import { takeRunFacts } from '../takeRunFacts';

interface DemoRun {
  kind: ConceptRun;
  period: string;
  payDay: string;
  authorId: number;
  title?: string;
  leavers?: PayLeaver[];
}

function titleOf({ kind, period }: DemoRun): string {
  const [year, month] = period.split('-');
  if (kind === 'sac') return `SAC del ${month === '06' ? 'primer' : 'segundo'} semestre de ${year}`;
  const words = monthWords(period);
  return `Sueldos de ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** This reckons the people of a run from the facts that were taken of them. */
export async function reckonAll(db: Db, run: Run): Promise<void> {
  const frozen = run.frozen as FrozenRun;
  const plan = planOf(frozen.concepts, frozen.names);
  const people = await db.select().from(payRunPerson).where(eq(payRunPerson.runId, run.id));
  const netBefore = await netsBefore(db, run);
  const compared = (await previousRun(db, run)) !== undefined;
  const pay = people.map((one) =>
    reckonPerson(one, frozen, plan, { net: netBefore(one.personId), compared }),
  );
  await storePay(db, run.id, pay);
}

/** A run with everybody reckoned, as its task would have left it. */
export async function reckonedRun(db: Db, asked: DemoRun): Promise<Run> {
  const { kind, period, payDay, authorId, title = titleOf(asked), leavers = [] } = asked;
  const rules = await takeRules(db, { kind, period, payDay });
  const frozen: FrozenRun = { ...rules, seals: await sealsOf(db, period) };
  // The lock on numbers would hold up everybody who opens a run until all slips of this one are sealed.
  const number = await freeNumber(db, asked);
  const [run] = await db
    .insert(payRun)
    .values({
      ...{ kind, period, number, payDay, authorId, title, leavers, frozen, state: 'review' },
      frozenAt: clock.now(),
    })
    .returning();
  if (!run) throw new Error('a run was not stored');
  const plan = planOf(frozen.concepts, frozen.names);
  const ids = (await populationOf(db, run)).map(({ id }) => id);
  await holdDue(db, run, plan, ids);
  await storeFacts(db, run.id, await takeRunFacts(db, run, plan));
  await reckonAll(db, run);
  return run;
}
