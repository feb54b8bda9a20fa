import { receiptsApi } from '@/services/wms/generated/receipts.gen';

export type {
  ListReceiptPiecesApiArg,
  PieceOutcome,
  ReceiptBatch,
  ReceiptCampaign,
  ReceiptCoverage,
  ReceiptPiece,
  ReceiptRow,
  ReceiptState,
  RemindReceiptsApiArg,
} from '@/services/wms/generated/receipts.gen';

export const {
  useAnswerReceiptMutation,
  useCorrectReceiptPieceMutation,
  useCreateReceiptBatchMutation,
  useDiscardReceiptBatchMutation,
  useGetReceiptBatchQuery,
  useGetReceiptCampaignQuery,
  useGetReceiptQuery,
  useJoinReceiptPieceMutation,
  useListReceiptBatchesQuery,
  useListReceiptCampaignsQuery,
  useListReceiptPiecesQuery,
  useListReceiptsQuery,
  useOpenReceiptMutation,
  usePublishReceiptBatchMutation,
  useRemindReceiptsMutation,
  useReplaceReceiptMutation,
  useSignReceiptMutation,
  useSplitReceiptPieceMutation,
} = receiptsApi;
