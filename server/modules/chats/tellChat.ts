import type { Context } from '../../engine/acciones/context';
import { whoIsIn } from './chatMembers';
import type { OwnChat } from './chatQueries';

/** The members are told that their conversation changed; so are those who were in it until now. */
export async function tellChat(
  { db, emit }: Pick<Context, 'db' | 'emit'>,
  { chat }: Pick<OwnChat, 'chat'>,
  also: readonly number[] = [],
): Promise<void> {
  const ids = (await whoIsIn(db, { chat })).map(({ accountId }) => accountId);
  await emit(
    [
      { type: 'Chat', id: 'LIST' },
      { type: 'Chat', id: chat.id },
    ],
    { kind: 'accounts', ids: [...new Set([...ids, ...also])] },
  );
}
