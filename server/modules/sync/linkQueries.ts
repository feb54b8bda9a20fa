import { linkRecord } from '@contract/sync/link';
import { listSync } from '@contract/sync/linkAcciones';
import { getTableColumns, sql } from 'drizzle-orm';
import { link } from '../../db/schema/sync';
import { defineList } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { ascending } from '../../engine/lists/sortKeys';

export const syncList = defineList({
  accion: listSync,
  id: link.id,
  columns: () => recordColumns(linkRecord, link, ['name', 'kind', 'active']),
  order: [ascending(link.name)],
  search: sql`anden_fold(${link.name})`,
  where: () => undefined,
  fields: getTableColumns(link),
  from: (select) => select.from(link).$dynamic(),
});
