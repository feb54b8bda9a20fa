import { mentionedIn } from '@contract/chats/mentionText';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { account } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import { ringBell } from '../../engine/notifications/notify';
import { withdrawNotices } from '../../engine/notifications/withdrawNotices';
import { messagePath } from './chatLinks';
import type { OwnChat } from './chatQueries';
import { nameOf } from './presentChat';

interface Member {
  accountId: number;
  personId: number | null;
}

/** The members whose people a message calls; nobody calls themselves. */
export const calledAmong = <M extends Member>(
  members: readonly M[],
  personIds: readonly number[],
  authorId: number,
): M[] =>
  members.filter(
    ({ accountId, personId }) =>
      accountId !== authorId && personId !== null && personIds.includes(personId),
  );

/** Rings the bell of those who are called, without a word of the message: it stays in the conversation alone. */
export async function ringMentioned(
  context: Context,
  { chat, areaName }: OwnChat,
  messageId: number,
  called: readonly Member[],
): Promise<void> {
  const name = nameOf(chat.kind, { name: chat.name, areaName, other: '' });
  await ringBell(
    context,
    called.map(({ accountId }) => accountId),
    {
      type: 'chats.mention',
      title: `${context.viewer.displayName} te mencionó`,
      body: name ? `En “${name}”.` : 'En la conversación entre ustedes.',
      link: messagePath(chat.id, messageId),
    },
  );
}

const accountsOf = async (db: Db, personIds: readonly number[]): Promise<number[]> =>
  (
    await db
      .select({ id: account.id })
      .from(account)
      .where(anyOf(account.personId, [...personIds]))
  ).map(({ id }) => id);

interface Corrected {
  id: number;
  before: string;
  after: string;
}

/** A message that was corrected or deleted calls only those who still stand in it. */
export async function mentionsChanged(
  context: Context,
  own: OwnChat,
  members: readonly Member[],
  { id, before, after }: Corrected,
): Promise<void> {
  const were = mentionedIn(before);
  const are = mentionedIn(after);
  const gone = were.filter((one) => !are.includes(one));
  const come = are.filter((one) => !were.includes(one));
  if (gone.length > 0) {
    await withdrawNotices(context, {
      type: 'chats.mention',
      links: [messagePath(own.chat.id, id)],
      accountIds: await accountsOf(context.db, gone),
    });
  }
  const called = calledAmong(members, come, context.viewer.accountId);
  if (called.length > 0) await ringMentioned(context, own, id, called);
}
