import { useState } from 'react';
import { useUploadFileMutation } from '@/services/files/fileHooks';

/** The file that was chosen, and its way to the server before the record that names it. */
export function useCertificate(kept: readonly File[] = []) {
  const [file, setFile] = useState<File | null>(kept[0] ?? null);
  const [upload] = useUploadFileMutation();
  const send = async (): Promise<string | null> =>
    file ? (await upload({ purpose: 'certificate', file }).unwrap()).hash : null;
  return { file, setFile, send };
}
