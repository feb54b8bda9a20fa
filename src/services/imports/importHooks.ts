import { importsApi } from '../wms/generated/imports.gen';

export type { ImportRow, ImportRun } from '../wms/generated/imports.gen';

export const {
  useApplyImportMutation,
  useCorrectImportMutation,
  useCreateMissingMutation,
  useDiscardImportMutation,
  useGetImportQuery,
  useListImportRowsQuery,
  useMapImportMutation,
  usePrepareImportMutation,
} = importsApi;
