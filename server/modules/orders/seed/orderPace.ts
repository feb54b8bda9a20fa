import { type SQL, sql } from 'drizzle-orm';

/** How many steps the order `o` has behind it. */
export const rankOf = sql`case o.state when 'picking' then 1 when 'picked' then 2 when 'checked' then 3
  when 'packed' then 4 when 'dispatched' then 5 when 'delivered' then 6 else 0 end`;

/** Three hours a step, or less where the order is too young for that. */
export const stepAt = (rank: SQL): SQL =>
  sql`least(o.created_at + ${rank} * interval '3 hours',
    o.created_at + (anden_now() - o.created_at) * ${rank}::float8 / (${rankOf} + 1))`;

/** It was held or called off half way to now. */
export const stoppedAt = sql`o.created_at + (anden_now() - o.created_at) * 0.5`;

/** An order has one package up to three lines, two from four on. */
export const packagesOf = sql`case when o.line_count > 3 then 2 else 1 end`;
