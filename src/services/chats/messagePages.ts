import { chatsApi, type MessagePage } from '@/services/wms/generated/chats.gen';

/** A conversation is asked for its end, or for the part around one message. */
export interface MessagesOf {
  chatId: number;
  around: number | null;
}

type From = { before: number } | { after: number } | null;

/** A conversation by stretches: the first pages are the newest. */
export const messagePages = chatsApi.injectEndpoints({
  endpoints: (build) => ({
    messages: build.infiniteQuery<MessagePage, MessagesOf, From>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ rows: [oldest], older }) =>
          older && oldest ? { before: oldest.id } : undefined,
        getPreviousPageParam: ({ rows, newer }) => {
          const newest = rows.at(-1);
          return newer && newest ? { after: newest.id } : undefined;
        },
      },
      providesTags: (_result, _error, { chatId }) => [{ type: 'Message', id: chatId }],
      query: ({ queryArg: { chatId, around }, pageParam }) => ({
        url: '/mensaje.listar',
        params: { chatId, ...(pageParam ?? (around === null ? {} : { around })) },
      }),
    }),
  }),
});

export const { useMessagesInfiniteQuery } = messagePages;
