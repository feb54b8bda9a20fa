import { useUploadFileMutation } from '@/services/files/fileHooks';

/** Brings what the payroll system gave to the server. */
export function useSendPayroll() {
  const [upload] = useUploadFileMutation();
  return async (file: File): Promise<string> =>
    (await upload({ purpose: 'receipts', file }).unwrap()).hash;
}
