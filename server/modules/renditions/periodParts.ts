import { inArray, sql } from 'drizzle-orm';
import { rendition, renditionLine } from '../../db/schema/renditions';
import type { OpenPart } from '../../engine/closes/openPart';

/** Reports with something spent in the month that are not decided, or whose balance is not settled. */
export const renditionsOpen: OpenPart = {
  module: 'renditions',
  ledger: 'pay',
  label: ['Rendición sin decidir o sin saldar', 'Rendiciones sin decidir o sin saldar'],
  rows: ({
    from,
    to,
  }) => sql`select ${rendition.personId} as person_id, min(${renditionLine.day}) as day
    from ${rendition} join ${renditionLine} on ${renditionLine.renditionId} = ${rendition.id}
    where ${renditionLine.day} between ${from}::date and ${to}::date
      and ${inArray(rendition.state, ['handed', 'approved'])}
    group by ${rendition.id}`,
  path: ({ siteId, from, to }) =>
    `/renditions?filtro=state:in:handed,approved&filtro=spentOn:between:${from},${to}&filtro=siteId:in:${siteId}`,
};
