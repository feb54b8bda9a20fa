// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSync: build.query<ListSyncApiResponse, ListSyncApiArg>({
      query: (queryArg) => ({
        url: `/enlace.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    saveLink: build.mutation<SaveLinkApiResponse, SaveLinkApiArg>({
      query: (queryArg) => ({
        url: `/enlace.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as syncApi };
export type ListSyncApiResponse = /** status 200 ok */ ListSyncOutput;
export type ListSyncApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "name" | "kind";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "name" | "kind" | "active";
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
export type SaveLinkApiResponse = /** status 200 ok */ Link;
export type SaveLinkApiArg = SaveLinkInput;
export type Link = {
  name: string;
  kind: "usual" | "special";
  note: string;
  active: boolean;
  id: number;
  version: number;
};
export type ListSyncOutput = {
  rows: Link[];
  total: number;
  atLeast?: boolean;
};
export type SaveLinkInput = {
  name: string;
  kind?: "usual" | "special";
  note?: string;
  active?: boolean;
  id?: number;
  version?: number;
};
export const { useListSyncQuery, useLazyListSyncQuery, useSaveLinkMutation } =
  injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    listSync: { providesTags: resolveTags([{ type: 'Link', id: 'LIST' }, { type: 'Link', id: 'output.rows' }]) },
    saveLink: { invalidatesTags: resolveTags([{ type: 'Link', id: 'LIST' }]) },
  },
});
