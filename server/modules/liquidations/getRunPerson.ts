import type { InputOf, OutputOf } from '@contract/core/accion';
import { getPayRunPerson, recalculatePerson } from '@contract/liquidations/runAcciones';
import { can } from '@contract/session/can';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payRun, payRunEvent, payRunPerson } from '../../db/schema/payRuns';
import type { Context, Viewer } from '../../engine/acciones/context';
import { implement, implementPrepared } from '../../engine/acciones/implement';
import { refuseBrokenSeals } from '../../engine/closes/refuseBrokenSeals';
import { conflict, notFound } from '../../engine/http/fault';
import { netsBefore, reckonPerson } from './calculateJob';
import { explainStored } from './explainStored';
import type { FrozenRun } from './frozenRun';
import { severanceOf } from './leaving/severanceOf';
import type { PayFacts } from './payFacts';
import { previousRun } from './presentRun';
import { planOfRun } from './reckonRun';
import { holdForRun, releaseFromRun } from './runHolds';
import { runPeople, toRunPerson } from './runPeople';
import { readsHours } from './runRules';
import { storePay } from './storePay';
import { takeRunFacts } from './takeRunFacts';
import { tellRun } from './tellRun';
import { transferOf } from './transferOf';

const gone = 'Esa persona no está en la liquidación, o no está a tu alcance.';

type Detail = OutputOf<typeof getPayRunPerson>;

async function findIn(db: Db, id: number) {
  const [found] = await db
    .select({ run: payRun, stored: payRunPerson })
    .from(payRunPerson)
    .innerJoin(payRun, eq(payRun.id, payRunPerson.runId))
    .where(eq(payRunPerson.id, id));
  if (!found) throw notFound(gone);
  return found;
}

/** A leave is opened by those who keep them. */
const opensFor =
  ({ roles }: Viewer) =>
  (line: Detail['lines'][number]): Detail['lines'][number] => ({
    ...line,
    inputs: line.inputs.map((input) =>
      input.path?.startsWith('/holidays/') && !can(roles, 'HOLIDAYS.APPROVE')
        ? { ...input, path: null }
        : input,
    ),
  });

export async function presentRunPerson(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  id: number,
): Promise<Detail> {
  const { run, stored } = await findIn(db, id);
  const [row] = await runPeople.from(db.select(runPeople.fields)).where(eq(payRunPerson.id, id));
  if (!row) throw notFound(gone);
  const lines = await explainStored(db, run, stored);
  return {
    ...toRunPerson(row),
    runId: run.id,
    runTitle: run.title,
    lines: lines.map(opensFor(viewer)),
    severance: lines.length > 0 ? severanceOf(stored.facts as PayFacts, run) : null,
    receiptId: stored.receiptId,
    recalculates: run.state === 'review' && run.reversesId === null,
    ...(await transferOf(db, run, stored)),
  };
}

export const getPayRunPersonHandler = implement(getPayRunPerson, async ({ id }, context) => {
  return presentRunPerson(context, id);
});

async function recalculate(
  { id }: InputOf<typeof recalculatePerson>,
  context: Context,
): Promise<Detail> {
  const { db, viewer } = context;
  const { run: seen, stored } = await findIn(db, id);
  const [run] = await db.select().from(payRun).where(eq(payRun.id, seen.id)).for('update');
  if (run?.state !== 'review' || run.reversesId !== null)
    throw conflict('Se recalcula mientras está para revisar.');
  const frozen = run.frozen as FrozenRun;
  const plan = planOfRun(run.kind, frozen);
  await releaseFromRun(db, run.id, stored.personId);
  await holdForRun(db, run, plan, [stored.personId]);
  const facts = (await takeRunFacts(db, run, plan, [stored.personId])).get(stored.personId);
  if (!facts)
    throw conflict(
      'Ya no es parte de lo que esta liquidación abarca: calculala de nuevo tomando los datos.',
    );
  await db.update(payRunPerson).set({ facts }).where(eq(payRunPerson.id, id));
  const before = {
    net: (await netsBefore(db, run))(stored.personId),
    compared: (await previousRun(db, run)) !== undefined,
  };
  await storePay(db, run.id, [
    reckonPerson({ id, personId: stored.personId, facts }, frozen, plan, before),
  ]);
  await db
    .update(payRun)
    .set({ version: sql`${payRun.version} + 1` })
    .where(eq(payRun.id, run.id));
  // People who had a hand in it do not approve it.
  await db
    .insert(payRunEvent)
    .values({ runId: run.id, kind: 'recalculated', accountId: viewer.accountId });
  await context.audit({ entity: 'payRun', entityId: run.id, after: { personId: stored.personId } });
  await tellRun(context, run.id);
  return presentRunPerson(context, id);
}

/** Their hours are read anew: held against the seals of the closed ones first, as those of everybody are. */
async function admitHours(
  { id }: InputOf<typeof recalculatePerson>,
  { services }: Context,
): Promise<void> {
  const { db } = services.database;
  const { run } = await findIn(db, id);
  if (readsHours(run)) await refuseBrokenSeals(db, run.period);
}

/** After what was wrong with somebody was put right: nobody else is reckoned again. */
export const recalculatePersonHandler = implementPrepared(
  recalculatePerson,
  admitHours,
  recalculate,
);
