// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    archivePost: build.mutation<ArchivePostApiResponse, ArchivePostApiArg>({
      query: (queryArg) => ({
        url: `/publicacion.archivar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    commentPost: build.mutation<CommentPostApiResponse, CommentPostApiArg>({
      query: (queryArg) => ({
        url: `/publicacion.comentar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    countPostAudience: build.query<
      CountPostAudienceApiResponse,
      CountPostAudienceApiArg
    >({
      query: (queryArg) => ({
        url: `/publicacion.contarDestinatarios`,
        params: {
          audience: queryArg,
        },
      }),
    }),
    createPost: build.mutation<CreatePostApiResponse, CreatePostApiArg>({
      query: (queryArg) => ({
        url: `/publicacion.crear`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deletePostComment: build.mutation<
      DeletePostCommentApiResponse,
      DeletePostCommentApiArg
    >({
      query: (queryArg) => ({
        url: `/publicacion.borrarComentario`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getPost: build.query<GetPostApiResponse, GetPostApiArg>({
      query: (queryArg) => ({
        url: `/publicacion.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listPostComments: build.query<
      ListPostCommentsApiResponse,
      ListPostCommentsApiArg
    >({
      query: (queryArg) => ({
        url: `/publicacion.listarComentarios`,
        params: {
          postId: queryArg.postId,
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    listPosts: build.query<ListPostsApiResponse, ListPostsApiArg>({
      query: (queryArg) => ({
        url: `/publicacion.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    reactToPost: build.mutation<ReactToPostApiResponse, ReactToPostApiArg>({
      query: (queryArg) => ({
        url: `/publicacion.reaccionar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    restorePost: build.mutation<RestorePostApiResponse, RestorePostApiArg>({
      query: (queryArg) => ({
        url: `/publicacion.restaurar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    updatePost: build.mutation<UpdatePostApiResponse, UpdatePostApiArg>({
      query: (queryArg) => ({
        url: `/publicacion.editar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    confirmPostRead: build.mutation<
      ConfirmPostReadApiResponse,
      ConfirmPostReadApiArg
    >({
      query: (queryArg) => ({
        url: `/publicacion.confirmarLectura`,
        method: "POST",
        body: queryArg,
      }),
    }),
    markPostsRead: build.mutation<
      MarkPostsReadApiResponse,
      MarkPostsReadApiArg
    >({
      query: (queryArg) => ({
        url: `/publicacion.marcarLeidas`,
        method: "POST",
        body: queryArg,
      }),
    }),
    remindPostReaders: build.mutation<
      RemindPostReadersApiResponse,
      RemindPostReadersApiArg
    >({
      query: (queryArg) => ({
        url: `/publicacion.recordar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listPostReaders: build.query<
      ListPostReadersApiResponse,
      ListPostReadersApiArg
    >({
      query: (queryArg) => ({
        url: `/publicacion.listarLectores`,
        params: {
          id: queryArg.id,
          state: queryArg.state,
          page: queryArg.page,
          size: queryArg.size,
          search: queryArg.search,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as postsApi };
export type ArchivePostApiResponse = /** status 200 ok */ Post;
export type ArchivePostApiArg = ArchivePostInput;
export type CommentPostApiResponse = /** status 200 ok */ PostComment;
export type CommentPostApiArg = CommentPostInput;
export type CountPostAudienceApiResponse =
  /** status 200 ok */ CountPostAudienceOutput;
export type CountPostAudienceApiArg = Audience;
export type CreatePostApiResponse = /** status 200 ok */ Post;
export type CreatePostApiArg = CreatePostInput;
export type DeletePostCommentApiResponse = /** status 200 ok */ Done;
export type DeletePostCommentApiArg = DeletePostCommentInput;
export type GetPostApiResponse = /** status 200 ok */ Post;
export type GetPostApiArg = number;
export type ListPostCommentsApiResponse =
  /** status 200 ok */ ListPostCommentsOutput;
export type ListPostCommentsApiArg = {
  postId: number;
  page?: number;
  size?: number;
};
export type ListPostsApiResponse = /** status 200 ok */ ListPostsOutput;
export type ListPostsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "publishedAt" | "title";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      "state" | "unread" | "pendingConfirmation" | "authorId" | "publishedAt";
    operator:
      | "is"
      | "not"
      | "in"
      | "contains"
      | "starts"
      | "from"
      | "to"
      | "between"
      | "empty";
    value: (string | number | boolean) | (string | number | boolean)[];
  }[];
  search?: string;
};
export type ReactToPostApiResponse = /** status 200 ok */ Done;
export type ReactToPostApiArg = ReactToPostInput;
export type RestorePostApiResponse = /** status 200 ok */ Post;
export type RestorePostApiArg = RestorePostInput;
export type UpdatePostApiResponse = /** status 200 ok */ Post;
export type UpdatePostApiArg = UpdatePostInput;
export type ConfirmPostReadApiResponse = /** status 200 ok */ Done;
export type ConfirmPostReadApiArg = ConfirmPostReadInput;
export type MarkPostsReadApiResponse = /** status 200 ok */ MarkPostsReadOutput;
export type MarkPostsReadApiArg = MarkPostsReadInput;
export type RemindPostReadersApiResponse =
  /** status 200 ok */ RemindPostReadersOutput;
export type RemindPostReadersApiArg = RemindPostReadersInput;
export type ListPostReadersApiResponse =
  /** status 200 ok */ ListPostReadersOutput;
export type ListPostReadersApiArg = {
  id: number;
  state?: "all" | "read" | "confirmed" | "missing";
  page?: number;
  size?: number;
  search?: string;
};
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type Audience =
  | {
      kind: "all";
    }
  | {
      kind: "site";
      ids: number[];
    }
  | {
      kind: "area";
      ids: number[];
    };
export type PostImage = {
  hash: string;
  url: string;
  previewUrl: string;
  width: number;
  height: number;
  alt: string;
};
export type PostFile = {
  hash: string;
  name: string;
  url: string;
};
export type Post = {
  id: number;
  version: number;
  title: string;
  body: string;
  author: PersonRef;
  mine: boolean;
  audience: Audience;
  audienceLabel: string;
  pinned: boolean;
  publishedAt: string;
  editedAt: string | null;
  expiresAt: string | null;
  archivedAt: string | null;
  asksConfirmation: boolean;
  readAt: string | null;
  confirmedAt: string | null;
  images: PostImage[];
  files: PostFile[];
  link: string | null;
  reactions: {
    kind: "like" | "love" | "applause" | "laugh" | "sad";
    count: number;
  }[];
  myReaction: ("like" | "love" | "applause" | "laugh" | "sad") | null;
  commentCount: number;
  actions: (
    "edit" | "archive" | "restore" | "seeReaders" | "remind" | "comment"
  )[];
};
export type ArchivePostInput = {
  id: number;
  version: number;
};
export type PostComment = {
  id: number;
  postId: number;
  author: PersonRef;
  body: string;
  createdAt: string;
  canDelete: boolean;
};
export type CommentPostInput = {
  postId: number;
  body: string;
};
export type CountPostAudienceOutput = {
  people: number | null;
};
export type CreatePostInput = {
  title: string;
  body?: string;
  audience: Audience;
  pinned?: boolean;
  expiresAt?: string | null;
  asksConfirmation?: boolean;
  images?: {
    hash: string;
    alt?: string;
  }[];
  files?: {
    hash: string;
    name: string;
  }[];
};
export type Done = {
  ok: true;
};
export type DeletePostCommentInput = {
  id: number;
  postId: number;
};
export type ListPostCommentsOutput = {
  rows: PostComment[];
  total: number;
  atLeast?: boolean;
};
export type ListPostsOutput = {
  rows: Post[];
  total: number;
  atLeast?: boolean;
};
export type ReactToPostInput = {
  id: number;
  reaction: ("like" | "love" | "applause" | "laugh" | "sad") | null;
};
export type RestorePostInput = {
  id: number;
  version: number;
};
export type UpdatePostInput = {
  title: string;
  body?: string;
  audience: Audience;
  pinned?: boolean;
  expiresAt?: string | null;
  asksConfirmation?: boolean;
  images?: {
    hash: string;
    alt?: string;
  }[];
  files?: {
    hash: string;
    name: string;
  }[];
  id: number;
  version: number;
};
export type ConfirmPostReadInput = {
  id: number;
};
export type MarkPostsReadOutput = {
  marked: number;
};
export type MarkPostsReadInput = {
  ids: number[];
};
export type RemindPostReadersOutput = {
  jobId: string;
  people: number;
};
export type RemindPostReadersInput = {
  id: number;
};
export type PostReader = {
  person: PersonRef;
  siteName: string;
  areaName: string;
  readAt: string | null;
  confirmedAt: string | null;
};
export type ListPostReadersOutput = {
  rows: PostReader[];
  total: number;
  atLeast?: boolean;
  counts: {
    audience: number;
    read: number;
    confirmed: number;
  };
};
export const {
  useArchivePostMutation,
  useCommentPostMutation,
  useCountPostAudienceQuery,
  useLazyCountPostAudienceQuery,
  useCreatePostMutation,
  useDeletePostCommentMutation,
  useGetPostQuery,
  useLazyGetPostQuery,
  useListPostCommentsQuery,
  useLazyListPostCommentsQuery,
  useListPostsQuery,
  useLazyListPostsQuery,
  useReactToPostMutation,
  useRestorePostMutation,
  useUpdatePostMutation,
  useConfirmPostReadMutation,
  useMarkPostsReadMutation,
  useRemindPostReadersMutation,
  useListPostReadersQuery,
  useLazyListPostReadersQuery,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    archivePost: { invalidatesTags: resolveTags([{ type: 'Post', id: 'LIST' }, { type: 'Post', id: 'input.id' }]) },
    commentPost: { invalidatesTags: resolveTags([{ type: 'PostComment', id: 'input.postId' }, { type: 'Post', id: 'input.postId' }]) },
    createPost: { invalidatesTags: resolveTags([{ type: 'Post', id: 'LIST' }]) },
    deletePostComment: { invalidatesTags: resolveTags([{ type: 'PostComment', id: 'input.postId' }, { type: 'Post', id: 'input.postId' }]) },
    getPost: { providesTags: resolveTags([{ type: 'Post', id: 'input.id' }]) },
    listPostComments: { providesTags: resolveTags([{ type: 'PostComment', id: 'input.postId' }]) },
    listPosts: { providesTags: resolveTags([{ type: 'Post', id: 'LIST' }, { type: 'Post', id: 'output.rows' }]) },
    reactToPost: { invalidatesTags: resolveTags([{ type: 'Post', id: 'input.id' }]) },
    restorePost: { invalidatesTags: resolveTags([{ type: 'Post', id: 'LIST' }, { type: 'Post', id: 'input.id' }]) },
    updatePost: { invalidatesTags: resolveTags([{ type: 'Post', id: 'LIST' }, { type: 'Post', id: 'input.id' }]) },
    confirmPostRead: { invalidatesTags: resolveTags([{ type: 'Post', id: 'input.id' }]) },
    remindPostReaders: { invalidatesTags: resolveTags([{ type: 'Job', id: 'LIST' }]) },
    listPostReaders: { providesTags: resolveTags([{ type: 'Post', id: 'input.id' }]) },
  },
});
