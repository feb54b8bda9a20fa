import { signedApi } from '@/services/wms/generated/signed.gen';

export type {
  EnvelopeCounts,
  EnvelopeDetail,
  EnvelopeRow,
  EnvelopeState,
  EnvelopeWay,
  RemindSignaturesApiArg,
  SaveEnvelopeApiArg,
  SignatureDetail,
  SignatureRow,
  SignatureState,
} from '@/services/wms/generated/signed.gen';

export const {
  useCancelEnvelopeMutation,
  useGetEnvelopeQuery,
  useGetSignatureQuery,
  useListEnvelopesQuery,
  useListSignaturesQuery,
  useOpenSignatureMutation,
  useRemindSignaturesMutation,
  useRemoveEnvelopeMutation,
  useSaveEnvelopeMutation,
  useSendEnvelopeMutation,
  useSignDocumentMutation,
} = signedApi;
