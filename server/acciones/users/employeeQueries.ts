import { listEmployees } from '@contract/users/listEmployees';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { area, person, site } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { ListColumns } from '../../lists/listColumn';
import { defineList, type ListRow } from '../../lists/listDefinition';
import { ascending } from '../../lists/sortKeys';
import { personName } from '../../people/personName';
import { photoUrl } from '../../people/photoUrl';
import { worksToday } from '../../people/worksToday';
import { withinReach } from '../../scope/withinReach';

const manager = alias(person, 'manager');
const spanish = (column: typeof site.name | typeof area.name) => sql`${column} collate "es-x-icu"`;
const byName = [person.lastName, person.firstName];

const fullName = sql`anden_fold(${person.lastName} || ' ' || ${person.firstName})`;

const columns: ListColumns = {
  state: {
    kind: 'condition',
    where: (value) => (value === 'left' ? sql`not ${worksToday}` : worksToday),
  },
  docket: { kind: 'text', by: person.docket },
  name: { kind: 'text', by: person.lastName, folded: fullName, sortBy: byName },
  firstName: { kind: 'text', by: person.firstName },
  lastName: { kind: 'text', by: person.lastName },
  dni: { kind: 'text', by: person.dni },
  cuil: { kind: 'text', by: person.cuil },
  birthDate: { kind: 'day', by: person.birthDate },
  hireDate: { kind: 'day', by: person.hireDate },
  leaveDate: { kind: 'day', by: person.leaveDate },
  siteId: { kind: 'number', by: person.siteId },
  siteName: { kind: 'text', by: spanish(site.name) },
  areaId: { kind: 'number', by: person.areaId },
  areaName: { kind: 'text', by: spanish(area.name) },
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
  hasAccess: { kind: 'boolean', by: sql`coalesce(${account.active}, false)` },
};

const fields = {
  id: person.id,
  version: person.version,
  docket: person.docket,
  firstName: person.firstName,
  lastName: person.lastName,
  dni: person.dni,
  cuil: person.cuil,
  birthDate: person.birthDate,
  hireDate: person.hireDate,
  leaveDate: person.leaveDate,
  leaveReason: person.leaveReason,
  siteId: person.siteId,
  siteName: site.name,
  areaId: person.areaId,
  areaName: area.name,
  managerId: person.managerId,
  managerName: sql<string | null>`${manager.lastName} || ', ' || ${manager.firstName}`,
  position: person.position,
  category: person.category,
  agreement: person.agreement,
  email: person.email,
  phone: person.phone,
  rating: person.rating,
  username: account.username,
  photoHash: person.photoHash,
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
