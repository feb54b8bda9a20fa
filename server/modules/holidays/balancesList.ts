import { listLeaveBalances } from '@contract/holidays/leaveAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { area, person, site } from '../../db/schema/organisation';
import { defineExport } from '../../engine/exports/exportDefinition';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { ascending } from '../../engine/lists/sortKeys';
import { byName, nameColumn, personFields, placeColumns } from '../../engine/people/personColumns';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import { worksToday } from '../../engine/people/worksToday';
import { dayNow } from '../../engine/time/dayNow';
import { leaveReach } from './leavePerson';

/** Only vacations stand in the ledger. */
const available = sql<number>`(select coalesce(sum(m.days), 0)::float8 from leave_movement m
  where m.person_id = ${person.id})`;
const given = sql<number>`coalesce((select m.days::float8 from leave_movement m
  where m.person_id = ${person.id} and m.kind = 'earned' order by m.year desc limit 1), 0)`;
// Waiting leaves are few and looked up once for all; a granted leave holds its days.
const reserved = sql<number>`(select coalesce(sum(l.days), 0)::float8 from leave l
  where l.person_id = ${person.id}
    and l.type_id in (select t.id from leave_type t where t.kind = 'vacation')
    and l.id in (select r.subject_id from approval_request r where r.type = 'leave' and r.state = 'pending'))`;
const nextFrom = sql<string | null>`(select min(a.from_day)::text from absence a
  where a.person_id = ${person.id} and a.from_day > ${dayNow} and a.source = 'leave' and a.state = 'firm'
    and a.code in (select t.code from leave_type t where t.kind = 'vacation'))`;

const columns: ListColumns = {
  name: nameColumn,
  docket: { kind: 'text', by: person.docket },
  ...placeColumns,
  hireDate: { kind: 'day', by: person.hireDate },
  given: { kind: 'number', by: given },
  available: { kind: 'number', by: available },
  reserved: { kind: 'number', by: reserved },
  nextFrom: { kind: 'day', by: sql`(${nextFrom})::date` },
};

const fields = {
  ...personFields,
  id: person.id,
  hireDate: person.hireDate,
  given,
  available,
  reserved,
  nextFrom,
};

export const balancesList = defineList({
  accion: listLeaveBalances,
  id: person.id,
  columns: () => columns,
  order: byName.map(ascending),
  search: person.searchText,
  where: (context) => and(worksToday, leaveReach(context, person.id)),
  fields,
  from: (select) =>
    select
      .from(person)
      .innerJoin(site, eq(site.id, person.siteId))
      .innerJoin(area, eq(area.id, person.areaId))
      .$dynamic(),
});

export const toBalanceRow = ({
  firstName,
  lastName,
  photoHash,
  ...row
}: ListRow<typeof balancesList>) => ({
  ...row,
  name: personName({ firstName, lastName }),
  imageUrl: photoUrl({ id: row.id, photoHash }),
});

export const balancesExport = defineExport(balancesList, 'Saldos de vacaciones', {
  docket: { label: 'Legajo', kind: 'text', width: 12 },
  name: { label: 'Nombre completo', kind: 'text', width: 32, value: personName },
  siteName: { label: 'Sede', kind: 'text' },
  areaName: { label: 'Área', kind: 'text' },
  hireDate: { label: 'Fecha de ingreso', kind: 'day' },
  given: { label: 'Días del último período', kind: 'decimal' },
  available: { label: 'Saldo', kind: 'decimal' },
  reserved: { label: 'Solicitudes sin decidir', kind: 'decimal' },
  nextFrom: { label: 'Próximas vacaciones', kind: 'day' },
});
