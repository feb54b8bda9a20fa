import {
  type ListPostCommentsOutput,
  type ListPostsApiArg,
  type ListPostsOutput,
  type Post,
  postsApi,
} from '@/services/wms/generated/posts.gen';
import { keepAnswer } from '@/services/wms/keepAnswer';
import { clock } from '@/utils/clock';
import { withReaction } from './postsModel';
import { orUndo } from './refusals';

/** The wall is asked for this, page aside. */
export type WallQuery = Pick<ListPostsApiArg, 'filters' | 'search'>;

const wallSize = 20;
const commentsSize = 10;

const withPages = postsApi.injectEndpoints({
  endpoints: (build) => ({
    wallPosts: build.infiniteQuery<ListPostsOutput, WallQuery, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) =>
          page * wallSize < total ? page + 1 : undefined,
      },
      // Long enough to read a post and come back to the same place.
      keepUnusedDataFor: 900,
      providesTags: [{ type: 'Post', id: 'LIST' }],
      // Each row also fills the post's own entry: a reaction then brings one post, not the wall.
      queryFn: async ({ queryArg, pageParam }, { dispatch }, _options, baseQuery) => {
        const params = { ...queryArg, page: pageParam, size: wallSize };
        const answer = await baseQuery({ url: '/publicacion.listar', params });
        if (answer.error) return { error: answer.error };
        const data = answer.data as ListPostsOutput;
        const entries = data.rows.map((value) => ({
          endpointName: 'getPost' as const,
          arg: value.id,
          value,
        }));
        dispatch(postsApi.util.upsertQueryEntries(entries));
        return { data };
      },
    }),
    postComments: build.infiniteQuery<ListPostCommentsOutput, number, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) =>
          page * commentsSize < total ? page + 1 : undefined,
      },
      providesTags: (_result, _error, postId) => [{ type: 'PostComment', id: postId }],
      query: ({ queryArg: postId, pageParam }) => ({
        url: '/publicacion.listarComentarios',
        params: { postId, page: pageParam, size: commentsSize },
      }),
    }),
  }),
});

const { updateQueryData, upsertQueryEntries } = withPages.util;

const kept = {
  onQueryStarted: keepAnswer((value: Post) =>
    upsertQueryEntries([{ endpointName: 'getPost', arg: value.id, value }]),
  ),
};

/** The wall in pages, and what changes a post at once on the screen. */
export const {
  useArchivePostMutation,
  useCommentPostMutation,
  useConfirmPostReadMutation,
  useMarkPostsReadMutation,
  usePostCommentsInfiniteQuery,
  useReactToPostMutation,
  useRestorePostMutation,
  useUpdatePostMutation,
  useWallPostsInfiniteQuery,
} = withPages.enhanceEndpoints({
  endpoints: {
    archivePost: kept,
    restorePost: kept,
    updatePost: kept,
    reactToPost: {
      onQueryStarted: ({ id, reaction }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          updateQueryData('getPost', id, (post) => withReaction(post, reaction)),
        );
        return orUndo(queryFulfilled, shown.undo, 'No pudimos guardar tu reacción.');
      },
    },
    confirmPostRead: {
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => {
        const now = clock.now().toISOString();
        const shown = dispatch(
          updateQueryData('getPost', id, (post) => ({ ...post, readAt: now, confirmedAt: now })),
        );
        return orUndo(queryFulfilled, shown.undo, 'No pudimos guardar tu confirmación.');
      },
    },
    markPostsRead: {
      onQueryStarted: ({ ids }, { dispatch, queryFulfilled }) => {
        const readAt = clock.now().toISOString();
        const shown = ids.map((id) =>
          dispatch(updateQueryData('getPost', id, (post) => ({ ...post, readAt }))),
        );
        const undo = () => {
          for (const patch of shown) patch.undo();
        };
        // This call was not asked for by a person: it fails in silence and is tried again later.
        return orUndo(queryFulfilled, undo, null);
      },
    },
    commentPost: {
      onQueryStarted: async ({ postId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          updateQueryData('postComments', postId, ({ pages }) => {
            pages[0]?.rows.unshift(answer.data);
          }),
        );
      },
    },
  },
});
