// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    chooseFirstView: build.mutation<
      ChooseFirstViewApiResponse,
      ChooseFirstViewApiArg
    >({
      query: (queryArg) => ({
        url: `/vista.elegirPrimera`,
        method: "POST",
        body: queryArg,
      }),
    }),
    deleteView: build.mutation<DeleteViewApiResponse, DeleteViewApiArg>({
      query: (queryArg) => ({
        url: `/vista.borrar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listRoleViews: build.query<ListRoleViewsApiResponse, ListRoleViewsApiArg>({
      query: (queryArg) => ({
        url: `/vista.listarDeRol`,
        params: {
          roleId: queryArg,
        },
      }),
    }),
    saveView: build.mutation<SaveViewApiResponse, SaveViewApiArg>({
      query: (queryArg) => ({
        url: `/vista.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listViews: build.query<ListViewsApiResponse, ListViewsApiArg>({
      query: (queryArg) => ({
        url: `/vista.listar`,
        params: {
          list: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as viewsApi };
export type ChooseFirstViewApiResponse = /** status 200 ok */ Done;
export type ChooseFirstViewApiArg = ChooseFirstViewInput;
export type DeleteViewApiResponse = /** status 200 ok */ Done;
export type DeleteViewApiArg = DeleteViewInput;
export type ListRoleViewsApiResponse = /** status 200 ok */ RoleViews;
export type ListRoleViewsApiArg = number;
export type SaveViewApiResponse = /** status 200 ok */ SavedView;
export type SaveViewApiArg = SaveViewInput;
export type ListViewsApiResponse = /** status 200 ok */ SavedViews;
export type ListViewsApiArg = string;
export type Done = {
  ok: true;
};
export type ChooseFirstViewInput = {
  list: string;
  id: number | null;
  roleId?: number;
};
export type DeleteViewInput = {
  id: number;
};
export type RoleListViews = {
  list: string;
  label: string;
  firstId: number | null;
  views: {
    id: number;
    name: string;
    ownerName: string;
  }[];
};
export type RoleViews = {
  rows: RoleListViews[];
};
export type ColumnPlace = {
  key: string;
  shown: boolean;
  width?: number;
  pinned?: "left" | "right";
};
export type ViewState = {
  search: string;
  filters: {
    field: string;
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
  sort: {
    field: string;
    direction: "asc" | "desc";
  }[];
  layout: ColumnPlace[];
};
export type SavedView = {
  id: number;
  version: number;
  name: string;
  shared: boolean;
  mine: boolean;
  ownerName: string;
  first: boolean;
  state: ViewState;
};
export type SaveViewInput = {
  id?: number;
  version?: number;
  list: string;
  name: string;
  shared?: boolean;
  state: ViewState;
};
export type SavedViews = {
  rows: SavedView[];
};
export const {
  useChooseFirstViewMutation,
  useDeleteViewMutation,
  useListRoleViewsQuery,
  useLazyListRoleViewsQuery,
  useSaveViewMutation,
  useListViewsQuery,
  useLazyListViewsQuery,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    chooseFirstView: { invalidatesTags: resolveTags([{ type: 'View', id: 'LIST' }]) },
    deleteView: { invalidatesTags: resolveTags([{ type: 'View', id: 'LIST' }]) },
    listRoleViews: { providesTags: resolveTags([{ type: 'View', id: 'LIST' }, { type: 'Role', id: 'LIST' }]) },
    saveView: { invalidatesTags: resolveTags([{ type: 'View', id: 'LIST' }]) },
    listViews: { providesTags: resolveTags([{ type: 'View', id: 'LIST' }]) },
  },
});
