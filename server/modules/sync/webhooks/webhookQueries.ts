import { webhookRecord } from '@contract/sync/webhook';
import { listWebhooks } from '@contract/sync/webhookAcciones';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import { account } from '../../../db/schema/session';
import {
  webhook,
  webhookDelivery,
  webhookProgress,
  webhookSecret,
} from '../../../db/schema/webhooks';
import type { Context } from '../../../engine/acciones/context';
import { defineList, type ListRow } from '../../../engine/lists/listDefinition';
import { recordColumns } from '../../../engine/lists/recordColumns';
import { ascending } from '../../../engine/lists/sortKeys';

type Health = (typeof webhookRecord.shown.health.values)[number];

const howMany = (state: 'waiting' | 'dead') =>
  sql<number>`(select count(*)::int from ${webhookDelivery} one
    where one.webhook_id = ${webhook.id} and one.state = ${state})`;

const dead = howMany('dead');

const health: SQL<Health> = sql<Health>`case
  when ${webhook.goneAt} is not null then 'gone'
  when ${webhook.paused} then 'paused'
  when ${dead} > 0 then 'undelivered'
  when ${webhookProgress.failures} > 0 then 'retrying'
  when ${webhookProgress.lastSentAt} is null then 'fresh'
  else 'good' end`;

const overlapUntil = sql<Date | null>`(select signs.previous_until from ${webhookSecret} signs
  where signs.webhook_id = ${webhook.id} and signs.previous_until > anden_now())`.mapWith(
  webhookSecret.previousUntil,
);

const fields = {
  id: webhook.id,
  version: webhook.version,
  name: webhook.name,
  note: webhook.note,
  url: webhook.url,
  events: webhook.events,
  paused: webhook.paused,
  health,
  lastSentAt: webhookProgress.lastSentAt,
  waiting: howMany('waiting'),
  dead,
  overlapUntil,
  accountName: account.displayName,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(webhook)
    .innerJoin(account, eq(account.id, webhook.accountId))
    .leftJoin(webhookProgress, eq(webhookProgress.webhookId, webhook.id));

export const webhooksList = defineList({
  accion: listWebhooks,
  id: webhook.id,
  columns: () => ({
    ...recordColumns(webhookRecord, webhook, ['name']),
    health: { kind: 'enum', by: health, values: webhookRecord.shown.health.values },
    lastSentAt: { kind: 'instant', by: webhookProgress.lastSentAt },
  }),
  order: [ascending(webhook.name)],
  search: sql`anden_fold(${webhook.name} || ' ' || ${webhook.note} || ' ' || ${webhook.url})`,
  // Webhooks belong to the whole organisation.
  where: () => undefined,
  fields,
  from: (select) => from(select).$dynamic(),
});

/** Neither secret ever leaves: the row that is shown does not have them. */
export const presentWebhook = ({
  lastSentAt,
  overlapUntil,
  ...row
}: ListRow<typeof webhooksList>) => ({
  ...row,
  lastSentAt: lastSentAt?.toISOString() ?? null,
  overlapUntil: overlapUntil?.toISOString() ?? null,
});

export async function findWebhook({ db }: Pick<Context, 'db'>, id: number) {
  const [row] = await from(db.select(fields)).where(eq(webhook.id, id));
  return row && presentWebhook(row);
}
