import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { retryDeadlocks } from '../../db/retryDeadlocks';
import { tracedAs } from '../../engine/acciones/tracedAs';
import { figuresAt } from '../../engine/parameters/figuresAt';
import { todayIn } from '../../engine/time/nowIn';
import { planNextCounts } from './nextCounts';

/** The audit calls so what the server does by itself. */
const ACCION = 'producto.clasificar';

interface Reclassified extends Record<string, unknown> {
  id: number;
  was: string;
  now: string;
}

/**
 * Reckons the class of each product by how often it was taken: those that make up most of all picks are A. A product that is newer than the
 * time looked at keeps the class that somebody gave it, and where nothing was taken at all nothing changes.
 */
export async function classifyProducts(db: Db): Promise<void> {
  const today = todayIn();
  const figures = await figuresAt(
    db,
    ['counts.classDays', 'counts.shareA', 'counts.shareB'],
    today,
  );
  const days = figures['counts.classDays'] ?? 0;
  if (days > 0) {
    const shares = { a: figures['counts.shareA'] ?? 80, b: figures['counts.shareB'] ?? 95 };
    // The stock of a product takes its class, while others move it.
    await retryDeadlocks(() => db.transaction((tx) => reclassify(tx, days, shares)));
  }
  await planNextCounts(db);
}

async function reclassify(db: Db, days: number, shares: { a: number; b: number }): Promise<void> {
  const { rows } = await db.execute<Reclassified>(sql`
    with since as (select anden_now() - make_interval(days => ${days}::int) as at),
    taken as (select k.product_id, count(*) as times from stock_movement m join stock k on k.id = m.stock_id
      where m.kind = 'pick' and m.at >= (select at from since) group by k.product_id),
    ranked as (select p.id, p.abc_class as was, coalesce(t.times, 0) as times,
        coalesce(sum(t.times) over (order by coalesce(t.times, 0) desc
          range between unbounded preceding and current row exclude group), 0) as before,
        sum(t.times) over () as total
      from product p left join taken t on t.product_id = p.id
      where p.active and p.created_at < (select at from since)),
    judged as (select id, was, case when times = 0 then 'C'
        when before * 100 < total * ${shares.a}::int then 'A'
        when before * 100 < total * ${shares.b}::int then 'B' else 'C' end as now
      from ranked where total > 0)
    update product p set abc_class = j.now, version = p.version + 1
    from judged j where p.id = j.id and p.abc_class <> j.now
    returning p.id, j.was, j.now`);
  if (rows.length === 0) return;
  const traced = tracedAs(db, { accountId: null, accion: ACCION });
  for (const { id, was, now } of rows) {
    await traced.audit({
      ...{ entity: 'product', entityId: id },
      ...{ before: { abcClass: was }, after: { abcClass: now } },
    });
  }
  await traced.emit([{ type: 'Product', id: 'LIST' }], { kind: 'everyone', permission: 'ORDERS' });
}
