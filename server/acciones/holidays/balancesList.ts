import { listLeaveBalances } from '@contract/holidays/listLeaveBalances';
import { and, eq, sql } from 'drizzle-orm';
import { area, person, site } from '../../db/schema/organisation';
import { defineExport } from '../../exports/exportDefinition';
import type { ListColumns } from '../../lists/listColumn';
import { defineList, type ListRow } from '../../lists/listDefinition';
import { ascending } from '../../lists/sortKeys';
import { byName, nameColumn, personFields, placeColumns } from '../../people/personColumns';
import { personName } from '../../people/personName';
import { photoUrl } from '../../people/photoUrl';
import { worksToday } from '../../people/worksToday';
import { leaveReach } from './leavePerson';

/** Only vacations stand in the ledger. */
const available = sql<number>`(select coalesce(sum(m.days), 0)::float8 from leave_movement m
  where m.person_id = ${person.id})`;
const given = sql<number>`coalesce((select m.days::float8 from leave_movement m
  where m.person_id = ${person.id} and m.kind = 'earned' order by m.year desc limit 1), 0)`;
const ofVacations = (state: 'pending' | 'approved') => sql`from leave l
  join leave_type t on t.id = l.type_id and t.kind = 'vacation'
  join approval_request r on r.type = 'leave' and r.subject_id = l.id and r.state = ${sql.raw(`'${state}'`)}
  where l.person_id = ${person.id}`;
const reserved = sql<number>`(select coalesce(sum(l.days), 0)::float8 ${ofVacations('pending')})`;
const nextFrom = sql<string | null>`(select min(l.from_day)::text ${ofVacations('approved')}
  and l.ended_at is null and l.from_day > current_date)`;

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
  reserved: { label: 'Pedidos sin decidir', kind: 'decimal' },
  nextFrom: { label: 'Próximas vacaciones', kind: 'day' },
});
