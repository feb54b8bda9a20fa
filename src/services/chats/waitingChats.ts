import { unreadLabel } from '@contract/chats/unreadLabel';
import type { ChatRow } from '@/services/wms/generated/chats.gen';
import type { WaitingCount } from '@/services/wms/generated/summary.gen';
import { routes } from '@/utils/paths';

const MODULE = 'chats';

/** All that waits, once the conversations are as these rows say: those that were muted call nobody. */
export function withUnread(
  counts: readonly WaitingCount[],
  rows: readonly Pick<ChatRow, 'unread' | 'muted'>[],
): WaitingCount[] {
  const waiting = rows.filter(({ unread, muted }) => unread > 0 && !muted).length;
  const others = counts.filter(({ module }) => module !== MODULE);
  if (waiting === 0) return others;
  const at = counts.findIndex(({ module }) => module === MODULE);
  const label = unreadLabel(waiting);
  const mine = { module: MODULE, label, waiting, late: 0, path: routes.chats };
  if (at < 0) return [...others, mine];
  return [...others.slice(0, at), mine, ...others.slice(at)];
}
