import { chatsApi } from '@/services/wms/generated/chats.gen';

const { updateQueryData } = chatsApi.util;

/** These change a conversation at once on the screen. */
export const { useMarkChatReadMutation, useMarkChatUnreadMutation, useMuteChatMutation } =
  chatsApi.enhanceEndpoints({
    endpoints: {
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
