import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { planReorders } from '../reorder/planReorders';

const RULES = 40;

/** The demo's minimums: some products of each site have plenty, others are to be ordered, and a few were ordered already. */
export async function seedReorders(db: Db): Promise<void> {
  await db.execute(sql`
    insert into reorder_rule (site_id, product_id, min, max, pack_size, lead_days, supplier_id)
    select site_id, product_id,
      case when turn % 4 = 0 then units + 10 else greatest(units / 4, 1) end,
      case when turn % 4 = 0 then units + 10 else greatest(units / 4, 1) end + 120,
      (array[1, 6, 12, 24])[1 + turn % 4], 3 + turn % 9,
      (select id from supplier order by id offset turn % greatest((select count(*) from supplier), 1) limit 1)
    from (
      select s.site_id, s.product_id, sum(s.quantity)::int as units,
        (row_number() over (partition by s.site_id order by s.product_id) - 1)::int as turn
      from stock s join location l on l.id = s.location_id and l.use = 'storage'
      group by 1, 2
    ) held where turn < ${RULES}
    on conflict do nothing`);
  await planReorders(db);
  await db.execute(sql`
    update reorder_rule set ordered = proposed, ordered_at = anden_now(),
      ordered_until = anden_now()::date + lead_days, proposed = 0, proposed_at = null
    where proposed > 0 and id % 3 = 0`);
  await planReorders(db);
}
