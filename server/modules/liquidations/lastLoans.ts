import { and, eq, isNull, ne } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { payItem } from '../../db/schema/payItems';
import { payRun } from '../../db/schema/payRuns';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import { bringLoansForward, sendLoansBack } from '../loans';
import { populationOf } from './populationOf';
import type { Run } from './runRules';

/** Another run that is being prepared was taken while they belonged to it: taken anew, it leaves them out. */
async function refuseHeld(db: Db, run: Run, personIds: readonly number[]): Promise<void> {
  const [other] = await db
    .select({ title: payRun.title })
    .from(payItem)
    .innerJoin(payRun, eq(payRun.id, payItem.runId))
    .where(
      and(
        anyOf(payItem.personId, [...personIds]),
        isNull(payItem.settledAt),
        ne(payRun.id, run.id),
      ),
    )
    .limit(1);
  if (other) {
    throw conflict(
      `“${other.title}” cuenta con cuotas de quienes se van: volvé a calcularla con los datos de hoy, que los deja afuera, o publicala.`,
    );
  }
}

/** The rest of their loans is due in their last pay; people who are no longer in it owe as before. */
export async function bringForward(context: Context, run: Run): Promise<void> {
  if (run.kind !== 'final') return;
  const { db } = context;
  const ids = (await populationOf(db, run)).map(({ id }) => id);
  await refuseHeld(db, run, ids);
  await sendLoansBack(
    context,
    run.brought.filter(({ personId }) => !ids.includes(personId)),
  );
  const brought = run.brought.filter(({ personId }) => ids.includes(personId));
  for (const id of ids) brought.push(...(await bringLoansForward(context, id, run.period)));
  await db.update(payRun).set({ brought }).where(eq(payRun.id, run.id));
}

/** The run is called off: everything is due when it was. */
export async function sendBack(context: Context, { brought }: Run): Promise<void> {
  await sendLoansBack(context, brought);
}
