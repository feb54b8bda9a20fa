import { sql } from 'drizzle-orm';
import { recordComment } from '../../db/schema/comments';
import { namedBy } from '../audit/namedBy';

/** A comment is called after what it is said of. */
export const commentName = namedBy({
  entity: 'record_comment',
  table: recordComment,
  name: sql`case ${recordComment.entity}
    when 'order' then (select 'en el pedido ' || o.number from warehouse_order o where o.id = ${recordComment.entityId})
    when 'request' then (select 'en la solicitud “' || r.title || '”' from approval_request r where r.id = ${recordComment.entityId})
    when 'stockCount' then (select 'en el conteo ' || c.number from stock_count c where c.id = ${recordComment.entityId})
    end`,
  plain: true,
});
