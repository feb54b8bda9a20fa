import { type ListOrderCommentsOutput, ordersApi } from '@/services/wms/generated/orders.gen';

const SIZE = 20;

/** The comments on an order, a page at a time, the newest first. */
export const { useOrderTalkInfiniteQuery } = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    orderTalk: build.infiniteQuery<ListOrderCommentsOutput, number, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) => (page * SIZE < total ? page + 1 : undefined),
      },
      providesTags: (_result, _error, orderId) => [{ type: 'OrderComment', id: orderId }],
      query: ({ queryArg: orderId, pageParam }) => ({
        url: '/pedido.listarComentarios',
        params: { orderId, page: pageParam, size: SIZE },
      }),
    }),
  }),
});
