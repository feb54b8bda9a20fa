import { patchMessage } from '@/services/chats/patchMessage';
import type { SessionState } from '@/services/session/sessionStore';
import { chatsApi } from '@/services/wms/generated/chats.gen';
import { withReaction } from './withReaction';

/** The account of whoever acts. */
const meOf = (state: unknown): number => (state as SessionState).user.ID ?? 0;

const { updateQueryData } = chatsApi.util;

/** These change a conversation at once on the screen. */
export const {
  useAcknowledgeMessageMutation,
  useMarkChatReadMutation,
  useMarkChatUnreadMutation,
  useMuteChatMutation,
  useReactToMessageMutation,
} = chatsApi.enhanceEndpoints({
  endpoints: {
    reactToMessage: {
      onQueryStarted: ({ id, reaction }, { dispatch, getState, queryFulfilled }) => {
        const me = meOf(getState());
        const undo = patchMessage(dispatch, getState(), id, (message) => {
          message.reactions = withReaction(message.reactions, me, reaction);
        });
        queryFulfilled.catch(undo);
      },
    },
    acknowledgeMessage: {
      onQueryStarted: ({ id }, { dispatch, getState, queryFulfilled }) => {
        const me = meOf(getState());
        const undo = patchMessage(dispatch, getState(), id, (message) => {
          if (!message.acks.includes(me)) message.acks.push(me);
        });
        queryFulfilled.catch(undo);
      },
    },
    markChatRead: {
      onQueryStarted: ({ id, messageId }, { dispatch }) => {
        dispatch(
          updateQueryData('listChats', undefined, ({ rows }) => {
            const row = rows.find((one) => one.id === id);
            if (row && (row.last?.id ?? 0) <= messageId) row.unread = 0;
          }),
        );
      },
    },
  },
});
