import { type ListRequestCommentsOutput, workflowApi } from '../wms/generated/workflow.gen';

const SIZE = 20;

/** The comments on a request, a page at a time, the newest first. */
const withTalk = workflowApi.injectEndpoints({
  endpoints: (build) => ({
    requestTalk: build.infiniteQuery<ListRequestCommentsOutput, number, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) => (page * SIZE < total ? page + 1 : undefined),
      },
      providesTags: (_result, _error, requestId) => [{ type: 'RequestComment', id: requestId }],
      query: ({ queryArg: requestId, pageParam }) => ({
        url: '/solicitud.listarComentarios',
        params: { requestId, page: pageParam, size: SIZE },
      }),
    }),
  }),
});

export const {
  useRequestTalkInfiniteQuery,
  useCommentRequestMutation,
  useDeleteRequestCommentMutation,
} = withTalk;
