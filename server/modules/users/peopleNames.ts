import { getRole } from '@contract/admin/roleAcciones';
import { getAccount } from '@contract/users/accountAcciones';
import { getPerson } from '@contract/users/personAcciones';
import { getPay } from '@contract/users/personPartAcciones';
import { sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';
import { namedBy } from '../../engine/audit/namedBy';

const link = (id: number) => `/users/${id}`;
const name = sql`${person.lastName} || ', ' || ${person.firstName} || ' (legajo ' || ${person.docket} || ')'`;

export const personName = namedBy({
  entity: 'person',
  reads: getPay,
  fields: ['personId', 'managerId', 'ownerId', 'pickerId', 'headId', 'referrerId'],
  opens: getPerson,
  table: person,
  name,
  plain: true,
  link,
});

export const accountName = namedBy({
  entity: 'account',
  reads: getAccount,
  fields: [
    'accountId',
    'authorId',
    'createdBy',
    'answeredBy',
    'correctedBy',
    'endedBy',
    'toAccountId',
    'fromAccountId',
  ],
  table: account,
  name: sql`${account.displayName} || ' (' || ${account.username} || ')'`,
  plain: true,
});

export const roleName = namedBy({
  entity: 'role',
  reads: getRole,
  fields: ['roleId'],
  table: role,
  name: role.name,
  link: (id) => `/admin/roles/${id}`,
});
