import { listHourBanks } from '@contract/hours/bankAcciones';
import { hourBankRecord } from '@contract/hours/hourBank';
import { and, eq, sql } from 'drizzle-orm';
import { area, person, site } from '../../db/schema/organisation';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import { amongRows } from '../../engine/lists/amongRows';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { ascending } from '../../engine/lists/sortKeys';
import { byName, nameColumn, personFields, placeColumns } from '../../engine/people/personColumns';
import { exportedPerson, rowOfPerson } from '../../engine/people/rowOfPerson';
import { withinReach } from '../../engine/scope/withinReach';
import { dayNow } from '../../engine/time/dayNow';
import { inHours } from './hourColumns';

const { shown } = hourBankRecord;

const balance = sql<number>`(select coalesce(sum(m.minutes), 0)::int from hour_bank_movement m
  where m.person_id = ${person.id})`;
const reserved = sql<number>`(select coalesce(sum(u.minutes), 0)::int from hour_bank_use u
  where u.person_id = ${person.id} and u.approved_at is null
    and u.id in (select r.subject_id from approval_request r
      where r.type = 'hourBankUse' and r.state = 'pending'))`;
const left = sql`c.minutes + coalesce((select sum(m.minutes) from hour_bank_movement m
  where m.credit_id = c.id), 0)`;
const open = sql`from hour_bank_movement c
  where c.person_id = ${person.id} and c.credit_id is null and ${left} > 0`;
const expiresOn = sql<string | null>`(select min(c.expires_on)::text ${open})`;
const expiring = sql<number>`coalesce((select sum(${left})::int ${open}
  group by c.expires_on order by c.expires_on limit 1), 0)`;
const due = sql<number>`(select coalesce(-sum(m.minutes), 0)::int from hour_bank_movement m
  where m.person_id = ${person.id} and m.kind = 'due'
    and m.day >= date_trunc('month', ${dayNow}))`;

const columns: ListColumns = {
  personName: nameColumn,
  docket: { kind: 'text', by: person.docket },
  ...placeColumns,
  balance: { kind: 'number', by: balance },
  reserved: { kind: 'number', by: reserved },
  expiresOn: { kind: 'day', by: sql`(${expiresOn})::date` },
  expiring: { kind: 'number', by: expiring },
  due: { kind: 'number', by: due },
  undecidedOn: amongRows(
    { kind: 'day', by: sql`u.day` },
    (matches) => sql`exists (select from hour_bank_use u
      join approval_request r on r.type = 'hourBankUse' and r.subject_id = u.id
      where u.person_id = ${person.id} and r.state in ('pending', 'draft') and ${matches})`,
  ),
};

export const hourBanks = defineList({
  accion: listHourBanks,
  id: person.id,
  columns: () => columns,
  order: byName.map(ascending),
  search: person.searchText,
  where: ({ viewer, reach }) =>
    and(
      withinReach(reach, viewer, person.id),
      sql`exists (select from hour_bank_movement m where m.person_id = ${person.id})`,
    ),
  fields: { ...personFields, id: person.id, balance, reserved, expiresOn, expiring, due },
  from: (select) =>
    select
      .from(person)
      .innerJoin(site, eq(site.id, person.siteId))
      .innerJoin(area, eq(area.id, person.areaId))
      .$dynamic(),
});

export const toHourBankRow = (row: ListRow<typeof hourBanks>) => rowOfPerson(row, row.id);

const hours = (name: 'balance' | 'reserved' | 'expiring' | 'due') => ({
  label: `${shown[name].label} (h)`,
  kind: 'decimal' as const,
  value: (row: Record<typeof name, number>) => inHours(row[name]),
});

export const hourBanksExport = defineExport(hourBanks, 'Banco de horas', {
  ...exportedPerson,
  balance: hours('balance'),
  reserved: hours('reserved'),
  expiresOn: exportedField(shown.expiresOn, 'expiresOn'),
  expiring: hours('expiring'),
  due: hours('due'),
});
