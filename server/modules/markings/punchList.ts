import { listPunches } from '@contract/markings/punchAcciones';
import { punchRecord } from '@contract/markings/punchRecord';
import { sql } from 'drizzle-orm';
import { punch } from '../../db/schema/markings';
import { person, site } from '../../db/schema/organisation';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { joinPerson } from '../../engine/people/joinPerson';
import { ownerColumns, personFields } from '../../engine/people/personColumns';
import { rowOfPerson } from '../../engine/people/rowOfPerson';
import { withinReach } from '../../engine/scope/withinReach';

const { kind, source, counts } = punchRecord.shown;

const columns: ListColumns = {
  ...ownerColumns(punch.personId),
  at: { kind: 'instant', by: punch.at, zone: sql`${site.zone}` },
  day: { kind: 'day', by: punch.day },
  kind: { kind: 'enum', by: punch.kind, values: kind.values },
  source: { kind: 'enum', by: punch.source, values: source.values },
  counts: { kind: 'enum', by: punch.counts, values: counts.values },
  outside: { kind: 'boolean', by: punch.outside },
  offline: { kind: 'boolean', by: punch.offline },
  forgotten: { kind: 'boolean', by: punch.forgotten },
};

export const punchList = defineList({
  accion: listPunches,
  id: punch.id,
  columns: () => columns,
  order: [descending(punch.at)],
  leads: ['at', 'day'],
  search: person.searchText,
  where: ({ viewer, reach }) => withinReach(reach, viewer, punch.personId),
  joinsOnlyShow: true,
  fields: {
    id: punch.id,
    version: punch.version,
    personId: punch.personId,
    ...personFields,
    day: punch.day,
    at: punch.at,
    kind: punch.kind,
    source: punch.source,
    counts: punch.counts,
    outside: punch.outside,
    offline: punch.offline,
    forgotten: punch.forgotten,
    zone: site.zone,
  },
  from: (select) => joinPerson(select.from(punch).$dynamic(), punch.personId),
});

export const toPunchRow = (row: ListRow<typeof punchList>) => ({
  ...rowOfPerson(row, row.personId),
  at: row.at.toISOString(),
});
