import { documentsApi } from '@/services/wms/generated/documents.gen';

export type {
  AcceptDocumentsApiArg,
  AskedDocument,
  AskedState,
  CreateDocumentRequestApiArg,
  DocumentDetail,
  DocumentRequestRow,
  DocumentSigning,
  DocumentType,
  DocumentValidity,
  DocumentVersion,
  Excerpt,
  ListedDocument as DocumentRow,
} from '@/services/wms/generated/documents.gen';

export const {
  useAcceptDocumentsMutation,
  useAddDocumentMutation,
  useAddDocumentVersionMutation,
  useAskDocumentSignatureMutation,
  useCancelDocumentRequestMutation,
  useCreateDocumentRequestMutation,
  useDecideDocumentMutation,
  useDeliverDocumentMutation,
  useGetDocumentQuery,
  useListAskedDocumentsQuery,
  useListDocumentRequestsQuery,
  useListDocumentsQuery,
  useListDocumentTypesQuery,
  useRemindDocumentsMutation,
  useRemoveDocumentMutation,
  useSaveDocumentTypeMutation,
  useUpdateDocumentMutation,
} = documentsApi;
