import type { Permission } from '@contract/core/permissions';
import type { Context } from '../acciones/context';
import type { EventTag } from '../events/eventAudience';
import { accountsOf } from './accountsOf';

/** The open screens of these people and of who has one of these permissions; nobody else hears of it. */
export async function tellPeople(
  { db, emit }: Pick<Context, 'db' | 'emit'>,
  tags: readonly EventTag[],
  personIds: readonly number[],
  permissions: readonly Permission[],
): Promise<void> {
  await emit(tags, { kind: 'accounts', ids: await accountsOf(db, personIds) });
  for (const permission of permissions) await emit(tags, { kind: 'everyone', permission });
}
