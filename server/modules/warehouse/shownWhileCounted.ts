import { can } from '@contract/session/can';
import { type SQL, sql } from 'drizzle-orm';
import { stock } from '../../db/schema/warehouse';
import type { Viewer } from '../../engine/acciones/context';

/**
 * A blind count is blind everywhere: while one has a shelf and product open, whoever could count it is not told how much lies there.
 * Whoever runs the warehouse sees it, and counts nothing blind.
 */
export const shownWhileCounted = ({ roles }: Pick<Viewer, 'roles'>): SQL =>
  can(roles, 'COUNTERS') && !can(roles, 'ORDERS.create')
    ? sql`not exists (select from stock_count_line counted join stock_count blind on blind.id = counted.count_id
        where counted.stock_id = ${stock.id} and counted.open and blind.blind)`
    : sql`true`;
