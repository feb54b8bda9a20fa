import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { garnishment, garnishmentMovement } from '../../db/schema/garnishments';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';

type Writing = Pick<Context, 'db' | 'emit'>;

async function write(
  { db, emit }: Writing,
  rows: readonly (typeof garnishmentMovement.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(garnishmentMovement).values([...rows]);
  await emit([{ type: 'Garnishment', id: 'LIST' }], {
    kind: 'everyone',
    permission: 'LIQUIDATION.SHOW',
  });
}

/** This writes down for each order what the pay withheld, together with the person's slip. */
export const settleWithheld = (
  context: Writing,
  /** `at`: of one of the past. */
  run: { id: number; at?: Date },
  withheld: Readonly<Record<string, string>>,
): Promise<void> =>
  write(
    context,
    Object.entries(withheld).map(([id, amount]) => ({
      ...{ garnishmentId: Number(id), runId: run.id, amount, createdAt: run.at },
      kind: 'withheld' as const,
    })),
  );

/** The run was reversed: what it withheld of somebody was never withheld. */
export async function giveWithheldBack(
  context: Writing,
  runId: number,
  personId: number,
): Promise<void> {
  const rows = await context.db
    .select({ garnishmentId: garnishment.id, amount: garnishmentMovement.amount })
    .from(garnishmentMovement)
    .innerJoin(garnishment, eq(garnishment.id, garnishmentMovement.garnishmentId))
    .where(
      and(
        eq(garnishmentMovement.runId, runId),
        eq(garnishmentMovement.kind, 'withheld'),
        eq(garnishment.personId, personId),
      ),
    );
  await write(
    context,
    rows.map(({ garnishmentId, amount }) => ({
      ...{ garnishmentId, runId, amount: `-${amount}` },
      kind: 'givenBack' as const,
    })),
  );
}

/** Before a run is sent to be approved: two that took their data at once may count on the same, and none takes more than was ordered. */
export async function refuseOverdrawn(db: Db, runId: number): Promise<void> {
  // A person who sends another run waits here.
  await db.execute(sql`select g.id from garnishment g where g.id in (
    select (jsonb_object_keys(p.withheld))::int from pay_run_person p where p.run_id = ${runId}) order by g.id for update`);
  const { rows } = await db.execute<{ name: string }>(sql`
    with counted as (select (w.key)::int as id, w.value::numeric as amount, p.run_id
      from pay_run_person p join pay_run r on r.id = p.run_id
        and (r.id = ${runId} or r.state in ('pending', 'approved', 'publishing'))
      cross join lateral jsonb_each_text(p.withheld) as w(key, value)
      where p.receipt_id is null and p.withheld <> '{}')
    select distinct concat_ws(' ', o.first_name, o.last_name) as name from garnishment g
      join person o on o.id = g.person_id
    where g.total is not null and exists (select from counted c where c.id = g.id and c.run_id = ${runId})
      and g.total < coalesce(g.taken_before, 0)
        + (select coalesce(sum(m.amount), 0) from garnishment_movement m where m.garnishment_id = g.id)
        + (select sum(c.amount) from counted c where c.id = g.id)
    order by 1 limit 3`);
  if (rows.length > 0) {
    throw conflict(
      `Otra liquidación también retiene lo que falta del embargo de ${rows.map(({ name }) => name).join(', ')}: calculá de nuevo con los datos de hoy.`,
    );
  }
}
