import type { Message } from '@contract/chats/message';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SessionState } from '../session/sessionStore';
import { api } from '../wms/api';
import { chatsApi } from '../wms/generated/chats.gen';
import { summaryApi } from '../wms/generated/summary.gen';
import { withLast } from './chatRows';
import { messagePages } from './messagePages';
import { type From, withMessage } from './messageWindow';
import { typing } from './typing';
import { withUnread } from './waitingChats';

interface ChatStore {
  getState(): SessionState;
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}

type CountRoot = Parameters<ReturnType<typeof summaryApi.endpoints.countWaiting.select>>[0];
type Root = Parameters<ReturnType<typeof chatsApi.endpoints.listChats.select>>[0];

/** All who are told at once do not ask at once how much waits for them, and in a lively talk not with every word. */
const SPREAD_MS = 1500;
const REST_MS = 15_000;
const counting = { soon: false, restUntil: 0 };

function countLater({ dispatch }: ChatStore): void {
  if (counting.soon) return;
  counting.soon = true;
  const rest = Math.max(0, counting.restUntil - performance.now());
  setTimeout(
    () => {
      counting.soon = false;
      counting.restUntil = performance.now() + REST_MS;
      dispatch(api.util.invalidateTags([{ type: 'Chat', id: 'LIST' }]));
    },
    rest + Math.random() * SPREAD_MS,
  );
}

/** The list of conversations says how many wait, where it is known; else the server is asked. */
function count(store: ChatStore): void {
  const dispatch = store.dispatch as ThunkDispatch<CountRoot, unknown, UnknownAction>;
  const state = store.getState() as SessionState & Root;
  const known = chatsApi.endpoints.listChats.select()(state).data;
  if (!known) {
    countLater(store);
    return;
  }
  dispatch(
    summaryApi.util.updateQueryData('countWaiting', undefined, (draft) => {
      draft.rows = withUnread(draft.rows, known.rows);
    }),
  );
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
      // A conversation that begins is not among them yet.
      else countLater(store);
    }),
  );
}

/** Messages that came whole, shown where they belong without asking the server for anything. */
export function applyMessages(
  store: ChatStore,
  messages: readonly Message[],
  from: From = 'server',
): void {
  for (const message of messages) {
    typing.stopped(message.chatId, message.authorId);
    apply(store, message, from);
  }
  if (messages.length > 0) count(store);
}
