import { viewsApi } from '../wms/generated/views.gen';

export type { SavedView, ViewState } from '../wms/generated/views.gen';

export const {
  useListRoleViewsQuery,
  useListViewsQuery,
  useSaveViewMutation,
  useDeleteViewMutation,
  useChooseFirstViewMutation,
} = viewsApi;
