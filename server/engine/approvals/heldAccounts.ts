import { type SQL, sql } from 'drizzle-orm';
import { approvalDelegation } from '../../db/schema/approvals';

/** Where an account has no employee, days begin where most of the country's do. */
const zone = 'America/Argentina/Buenos_Aires';

/** This selects accounts that left their decisions to this one today, by the calendar of where they work. */
export const delegatorsOf = (accountId: number): SQL => sql`(
  select d.from_account_id from ${approvalDelegation} d
  join account giver on giver.id = d.from_account_id
  left join person p on p.id = giver.person_id
  left join site s on s.id = p.site_id
  where d.to_account_id = ${accountId}
    and (anden_now() at time zone coalesce(s.zone, ${zone}))::date between d.from_day and d.until_day)`;

/** This selects accounts to which these left their decisions today. */
export const delegatesOf = (accountIds: readonly number[]): SQL => sql`(
  select d.to_account_id from ${approvalDelegation} d
  join account giver on giver.id = d.from_account_id
  join account taker on taker.id = d.to_account_id and taker.active
  left join person p on p.id = giver.person_id
  left join site s on s.id = p.site_id
  where d.from_account_id = any(${sql.param(accountIds)}::int[])
    and (anden_now() at time zone coalesce(s.zone, ${zone}))::date between d.from_day and d.until_day)`;
