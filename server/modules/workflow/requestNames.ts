import { listDefinitions } from '@contract/workflow/definitionAcciones';
import { sql } from 'drizzle-orm';
import { approvalDefinition, approvalDelegation, approvalRequest } from '../../db/schema/approvals';
import { namedBy } from '../../engine/audit/namedBy';

export const requestName = namedBy({
  entity: 'request',
  fields: ['requestId'],
  table: approvalRequest,
  name: approvalRequest.title,
  person: approvalRequest.ownerId,
});

export const definitionName = namedBy({
  entity: 'definition',
  reads: listDefinitions,
  table: approvalDefinition,
  name: approvalDefinition.name,
});

export const delegationName = namedBy({
  entity: 'delegation',
  table: approvalDelegation,
  name: sql`(select 'a ' || a.display_name from account a where a.id = ${approvalDelegation.toAccountId})`,
  plain: true,
  days: [approvalDelegation.fromDay, approvalDelegation.untilDay],
});
