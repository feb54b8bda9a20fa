import { listsApi } from '../wms/generated/lists.gen';

export const { useCreateExportMutation } = listsApi;
