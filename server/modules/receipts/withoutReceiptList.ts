import { listPeopleWithoutReceipt } from '@contract/receipts/peopleWithoutReceipt';
import { eq, type SQL, sql } from 'drizzle-orm';
import { area, person, site } from '../../db/schema/organisation';
import { defineExport } from '../../engine/exports/exportDefinition';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { ascending } from '../../engine/lists/sortKeys';
import { byName, nameColumn, personFields, placeColumns } from '../../engine/people/personColumns';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import { withinReach } from '../../engine/scope/withinReach';

/** Worked in the batch's period, and neither this batch nor another one has a slip of that kind and number for them. */
const missesOne = (ofBatch: SQL) => sql`exists (
  select 1 from receipt_batch b
  where ${ofBatch}
    and ${person.hireDate} < (b.period || '-01')::date + interval '1 month'
    and (${person.leaveDate} is null or ${person.leaveDate} >= (b.period || '-01')::date)
    and not exists (select 1 from receipt r where r.person_id = ${person.id}
      and r.period = b.period and r.kind = b.kind and r.number = b.number)
    and not exists (select 1 from receipt_piece p where p.batch_id = b.id
      and p.person_id = ${person.id} and p.outcome = 'matched'
      and b.state in ('ready', 'publishing')))`;

/** The first of them all: later ones, with another number, are for a few. */
const lastMonth = sql`b.id = (select last.id from receipt_batch last
  where last.state = 'published' and last.kind = 'monthly' and last.number = 1
  order by last.period desc, last.id desc limit 1)`;

/** Had one of an earlier month, or came in that month: whoever is paid elsewhere would wait here for ever. Nothing is known before the first slips of all. */
const expected = sql`(exists (select 1 from receipt earlier where earlier.person_id = ${person.id}
    and earlier.period < b.period)
  or ${person.hireDate} >= (b.period || '-01')::date
  or not exists (select 1 from receipt other where other.period < b.period))`;

const MOST = 2 ** 31 - 1;

const batchesIn = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is number => Number.isInteger(one) && Math.abs(one) <= MOST,
  );

const columns: ListColumns = {
  batchId: {
    kind: 'condition',
    where: (value) => missesOne(sql`b.id = any(${sql.param(batchesIn(value))}::int[])`),
  },
  lastMonth: {
    kind: 'condition',
    where: (on) => (on === true ? missesOne(sql`${lastMonth} and ${expected}`) : undefined),
  },
  personName: nameColumn,
  docket: { kind: 'text', by: person.docket },
  hireDate: { kind: 'day', by: person.hireDate },
  ...placeColumns,
};

/** The list has people who were to be paid and got no slip; the filters say of which campaign. */
export const withoutReceiptList = defineList({
  accion: listPeopleWithoutReceipt,
  id: person.id,
  columns: () => columns,
  order: byName.map(ascending),
  search: person.searchText,
  where: ({ viewer, reach }) => withinReach(reach, viewer, person.id),
  fields: {
    id: person.id,
    ...personFields,
    hireDate: person.hireDate,
    leaveDate: person.leaveDate,
  },
  from: (select) =>
    select
      .from(person)
      .innerJoin(site, eq(site.id, person.siteId))
      .innerJoin(area, eq(area.id, person.areaId))
      .$dynamic(),
});

export const toPersonWithoutReceipt = ({
  firstName,
  lastName,
  photoHash,
  ...row
}: ListRow<typeof withoutReceiptList>) => ({
  ...row,
  personName: personName({ firstName, lastName }),
  imageUrl: photoUrl({ id: row.id, photoHash }),
});

export const withoutReceiptExport = defineExport(withoutReceiptList, 'Personas sin recibo', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  personName: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  siteName: { label: 'Sede', kind: 'text', width: 22 },
  areaName: { label: 'Área', kind: 'text', width: 22 },
  hireDate: { label: 'Ingreso', kind: 'day', width: 12 },
});
