import type { Context } from '../../engine/acciones/context';
import { carryNotice } from '../../engine/notifications/notify';
import { devicesOf } from '../../engine/push/devices';
import { chatPath, messagePath } from './chatLinks';
import { quietPeople } from './quietPeople';

interface Member {
  accountId: number;
  personId: number | null;
  muted: boolean;
}

interface Pushed {
  chatId: number;
  messageId: number;
  urgent: boolean;
  /** The accounts that the message calls by name. */
  calledIds: readonly number[];
}

/**
 * To the devices of the others, without a word of what was said. A conversation that was muted is passed only by whoever is
 * called in it; those who are not at work hear nothing but what is urgent, and where they muted it not even that.
 */
export async function pushMessage(
  context: Context,
  { chatId, messageId, urgent, calledIds }: Pushed,
  members: readonly Member[],
): Promise<void> {
  const { db, viewer } = context;
  const isCalled = ({ accountId }: Member) => calledIds.includes(accountId);
  const others = members.filter(
    (one) => one.accountId !== viewer.accountId && (!one.muted || isCalled(one)),
  );
  if (others.length === 0) return;
  const devices = await devicesOf(
    db,
    others.map(({ accountId }) => accountId),
  );
  const reachable = new Set(devices.map(({ accountId }) => accountId));
  const heard = others.filter(({ accountId }) => reachable.has(accountId));
  if (heard.length === 0) return;
  const asked = urgent ? heard.filter(isCalled) : heard;
  const quiet = await quietPeople(
    db,
    asked.flatMap(({ personId }) => personId ?? []),
  );
  const atWork = ({ personId }: Member) => personId === null || !quiet.has(personId);
  const called = heard.filter((one) => isCalled(one) && atWork(one));
  const rest = heard.filter(
    (one) => !called.includes(one) && !one.muted && (urgent || atWork(one)),
  );
  await carryNotice(context, idsOf(called), {
    type: 'chats.mention',
    title: '',
    body: '',
    link: messagePath(chatId, messageId),
  });
  await carryNotice(context, idsOf(rest), {
    type: urgent ? 'chats.urgent' : 'chats.message',
    title: '',
    body: '',
    link: chatPath(chatId),
  });
}

const idsOf = (members: readonly Member[]) => members.map(({ accountId }) => accountId);
