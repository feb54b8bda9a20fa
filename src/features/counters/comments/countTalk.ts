import { countersApi, type ListCountCommentsOutput } from '@/services/wms/generated/counters.gen';

const SIZE = 20;

/** Pages of what is said of a count, the newest first. */
export const { useCountTalkInfiniteQuery } = countersApi.injectEndpoints({
  endpoints: (build) => ({
    countTalk: build.infiniteQuery<ListCountCommentsOutput, number, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) => (page * SIZE < total ? page + 1 : undefined),
      },
      providesTags: (_result, _error, countId) => [{ type: 'StockCountComment', id: countId }],
      query: ({ queryArg: countId, pageParam }) => ({
        url: '/conteo.listarComentarios',
        params: { countId, page: pageParam, size: SIZE },
      }),
    }),
  }),
});
