import { accountState } from '@contract/users/employee';
import { listEmployees } from '@contract/users/personAcciones';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { area, person, site } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { ascending } from '../../engine/lists/sortKeys';
import { byName, nameColumn, personFields, placeColumns } from '../../engine/people/personColumns';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import { worksToday } from '../../engine/people/worksToday';
import { withinReach } from '../../engine/scope/withinReach';

const manager = alias(person, 'manager');

const accountOf = sql<z.output<typeof accountState>>`case
  when ${account.id} is null then 'none'
  when not ${account.active} then 'closed'
  when ${account.mustChangePassword} then 'waiting' else 'open' end`;

const columns: ListColumns = {
  state: {
    kind: 'enum',
    by: sql`case when ${worksToday} then 'active' else 'left' end`,
    values: ['active', 'left'],
  },
  docket: { kind: 'text', by: person.docket },
  name: nameColumn,
  firstName: { kind: 'text', by: person.firstName },
  lastName: { kind: 'text', by: person.lastName },
  dni: { kind: 'text', by: person.dni },
  cuil: { kind: 'text', by: person.cuil },
  birthDate: { kind: 'day', by: person.birthDate },
  hireDate: { kind: 'day', by: person.hireDate },
  leaveDate: { kind: 'day', by: person.leaveDate },
  ...placeColumns,
  managerId: { kind: 'person', by: person.managerId },
  managerName: {
    kind: 'text',
    by: manager.lastName,
    sortBy: [sql`${manager.lastName}`, sql`${manager.firstName}`],
  },
  position: { kind: 'text', by: person.position },
  category: { kind: 'text', by: person.category },
  agreement: { kind: 'text', by: person.agreement },
  email: { kind: 'text', by: person.email },
  phone: { kind: 'text', by: person.phone },
  rating: { kind: 'number', by: person.rating },
  username: { kind: 'text', by: account.username, sortBy: [sql`${account.username}`] },
  account: { kind: 'enum', by: accountOf, values: accountState.options },
  hasAccess: { kind: 'boolean', by: sql`coalesce(${account.active}, false)` },
};

const fields = {
  ...personFields,
  id: person.id,
  version: person.version,
  dni: person.dni,
  cuil: person.cuil,
  birthDate: person.birthDate,
  hireDate: person.hireDate,
  leaveDate: person.leaveDate,
  leaveReason: person.leaveReason,
  managerId: person.managerId,
  managerName: sql<string | null>`${manager.lastName} || ', ' || ${manager.firstName}`,
  position: person.position,
  category: person.category,
  agreement: person.agreement,
  email: person.email,
  phone: person.phone,
  address: person.address,
  rating: person.rating,
  username: account.username,
  account: accountOf,
};

export const employeesList = defineList({
  accion: listEmployees,
  id: person.id,
  columns: () => columns,
  order: byName.map(ascending),
  search: person.searchText,
  where: ({ viewer, reach }) => withinReach(reach, viewer, person.id),
  joinsOnlyShow: true,
  fields,
  from: (select) =>
    select
      .from(person)
      .innerJoin(site, eq(site.id, person.siteId))
      .innerJoin(area, eq(area.id, person.areaId))
      .leftJoin(manager, eq(manager.id, person.managerId))
      .leftJoin(account, eq(account.personId, person.id))
      .$dynamic(),
});

export type EmployeeRow = ListRow<typeof employeesList>;

export const toEmployee = ({ photoHash, ...row }: EmployeeRow) => ({
  ...row,
  name: personName(row),
  imageUrl: photoUrl({ id: row.id, photoHash }),
});
