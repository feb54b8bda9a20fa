import type { OutputOf } from '@contract/core/accion';
import { getGarnishment } from '@contract/garnishments/garnishmentAcciones';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { garnishment, garnishmentMovement } from '../../db/schema/garnishments';
import { payRun } from '../../db/schema/payRuns';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { keepsPay } from '../../engine/pay/keepsPay';
import { garnishmentRows, toGarnishment } from './garnishmentQueries';
import { isOwn } from './garnishmentScope';
import { countingRuns } from './withheldElsewhere';

export const noGarnishment = 'Ese embargo no existe o no está a tu alcance.';

type Detail = OutputOf<typeof getGarnishment>;

async function movementsOf(db: Db, id: number): Promise<Detail['movements']> {
  const rows = await db
    .select({
      id: garnishmentMovement.id,
      kind: garnishmentMovement.kind,
      amount: garnishmentMovement.amount,
      runId: payRun.id,
      runTitle: payRun.title,
      at: garnishmentMovement.createdAt,
    })
    .from(garnishmentMovement)
    .innerJoin(payRun, eq(payRun.id, garnishmentMovement.runId))
    .where(eq(garnishmentMovement.garnishmentId, id))
    .orderBy(asc(garnishmentMovement.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Runs that take some of it, and gave no slip yet. */
async function waitingOf(db: Db, id: number, personId: number): Promise<Detail['waiting']> {
  const { rows } = await db.execute<Detail['waiting'][number] & Record<string, unknown>>(sql`
    select w.run_id as "runId", r.title as "runTitle", w.amount::text as amount
    from (${countingRuns([personId])}) w join pay_run r on r.id = w.run_id
    where w.garnishment_id = ${id} order by r.id`);
  return rows;
}

/** This reads a garnishment with its ledger; none for people who do not keep pay. */
export async function findGarnishment(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  id: number,
): Promise<Detail | undefined> {
  if (!keepsPay(viewer)) return undefined;
  const [row] = await garnishmentRows(db).where(eq(garnishment.id, id));
  if (!row) return undefined;
  const [movements, waiting] = await Promise.all([
    movementsOf(db, id),
    waitingOf(db, id, row.personId),
  ]);
  return { ...toGarnishment(row), movements, waiting, edits: !isOwn(viewer, row.personId) };
}

export const getGarnishmentHandler = implement(getGarnishment, async ({ id }, context) => {
  const found = await findGarnishment(context, id);
  if (!found) throw notFound(noGarnishment);
  return found;
});
