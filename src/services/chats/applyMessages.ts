import type { Message } from '@contract/chats/message';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SessionState } from '../session/sessionStore';
import { api } from '../wms/api';
import { chatsApi } from '../wms/generated/chats.gen';
import { withLast } from './chatRows';
import { messagePages } from './messagePages';
import { type From, withMessage } from './messageWindow';

interface ChatStore {
  getState(): SessionState;
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}

type Root = Parameters<ReturnType<typeof chatsApi.endpoints.listChats.select>>[0];

/** All who are told at once do not ask at once how much waits for them. */
const SPREAD_MS = 1500;
const counting = { soon: false };

function countLater({ dispatch }: ChatStore): void {
  if (counting.soon) return;
  counting.soon = true;
  setTimeout(() => {
    counting.soon = false;
    dispatch(api.util.invalidateTags([{ type: 'Chat', id: 'LIST' }]));
  }, Math.random() * SPREAD_MS);
}

function apply(store: ChatStore, message: Message, from: From): void {
  const dispatch = store.dispatch as ThunkDispatch<Root, unknown, UnknownAction>;
  const state = store.getState() as SessionState & Root;
  for (const asked of messagePages.util.selectCachedArgsForQuery(state, 'messages')) {
    if (asked.chatId !== message.chatId) continue;
    dispatch(
      messagePages.util.updateQueryData('messages', asked, (draft) => {
        draft.pages = withMessage(draft.pages, message, from);
      }),
    );
  }
  dispatch(
    chatsApi.util.updateQueryData('listChats', undefined, (draft) => {
      const rows = withLast(draft.rows, message, state.user.ID);
      if (rows) draft.rows = rows;
    }),
  );
}

/** Messages that came whole, shown where they belong without asking the server for anything. */
export function applyMessages(
  store: ChatStore,
  messages: readonly Message[],
  from: From = 'server',
): void {
  for (const message of messages) apply(store, message, from);
  if (messages.length > 0) countLater(store);
}
