import { documentsApi } from '@/services/wms/generated/documents.gen';
import { usersApi } from '@/services/wms/generated/users.gen';

export type {
  DocumentDetail,
  DocumentRow,
  DocumentType,
  DocumentValidity,
  DocumentVersion,
  SaveDocumentTypeApiArg,
} from '@/services/wms/generated/documents.gen';

export const {
  useAddDocumentMutation,
  useAddDocumentVersionMutation,
  useGetDocumentQuery,
  useListDocumentsQuery,
  useListDocumentTypesQuery,
  useRemoveDocumentMutation,
  useSaveDocumentTypeMutation,
  useUpdateDocumentMutation,
} = documentsApi;

export const { useGetOrganisationQuery } = usersApi;
