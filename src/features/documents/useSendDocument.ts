import { useUploadFileMutation } from '@/services/files/fileHooks';

/** Brings a file to the server, for the document that will name it. */
export function useSendDocument() {
  const [upload] = useUploadFileMutation();
  return async (file: File): Promise<string> =>
    (await upload({ purpose: 'document', file }).unwrap()).hash;
}
