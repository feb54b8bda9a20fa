import { isChannel } from '@contract/chats/chat';
import { tellTyping } from '@contract/chats/chatAcciones';
import { implement } from '../../engine/acciones/implement';
import { apartFrom } from './blocks';
import { whoIsIn } from './chatMembers';
import { findChat } from './chatQueries';
import { standingOf } from './presentChat';
import { seldom } from './seldom';

/** A page asks every three seconds; one that asks more often is not passed on. */
const EVERY_MS = 2500;
const mayTell = seldom(EVERY_MS);

const ok = { ok: true as const };

/** Between two and in groups; in a channel too many would be told for too little. */
export const tellTypingHandler = implement(tellTyping, async ({ id }, context) => {
  const { db, viewer, services, afterCommit } = context;
  const own = await findChat(context, id);
  if (isChannel(own.chat.kind) || !mayTell(`${viewer.accountId} ${id}`)) return ok;
  const { actions } = await standingOf(context, own);
  if (!actions.includes('write')) return ok;
  const apart = await apartFrom(db, viewer.accountId);
  const accountIds = (await whoIsIn(db, own))
    .map(({ accountId }) => accountId)
    .filter((one) => one !== viewer.accountId && !apart.has(one));
  const data = { chatId: id, accountId: viewer.accountId, name: viewer.displayName };
  afterCommit(() => services.whisper({ name: 'typing', accountIds, data }));
  return ok;
});
