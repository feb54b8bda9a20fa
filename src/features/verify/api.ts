export {
  useVerifyCodeQuery,
  useVerifyFileMutation,
  type Verification,
} from '@/services/wms/generated/verify.gen';
