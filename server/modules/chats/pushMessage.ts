import type { Context } from '../../engine/acciones/context';
import { carryNotice } from '../../engine/notifications/notify';
import { devicesOf } from '../../engine/push/devices';
import { quietPeople } from './quietPeople';

interface Member {
  accountId: number;
  personId: number | null;
  muted: boolean;
}

/** To the devices of the others, without a word of what was said: but those who muted it and, unless it is urgent, those who are not at work. */
export async function pushMessage(
  context: Context,
  { chatId, urgent }: { chatId: number; urgent: boolean },
  members: readonly Member[],
): Promise<void> {
  const { db, viewer } = context;
  const others = members.filter(({ accountId, muted }) => accountId !== viewer.accountId && !muted);
  if (others.length === 0) return;
  const devices = await devicesOf(
    db,
    others.map(({ accountId }) => accountId),
  );
  const reachable = new Set(devices.map(({ accountId }) => accountId));
  const heard = others.filter(({ accountId }) => reachable.has(accountId));
  if (heard.length === 0) return;
  const people = urgent ? [] : heard.flatMap(({ personId }) => personId ?? []);
  const quiet = await quietPeople(db, people);
  const ids = heard
    .filter(({ personId }) => personId === null || !quiet.has(personId))
    .map(({ accountId }) => accountId);
  await carryNotice(context, ids, {
    type: urgent ? 'chats.urgent' : 'chats.message',
    title: '',
    body: '',
    link: `/chats/${chatId}`,
  });
}
