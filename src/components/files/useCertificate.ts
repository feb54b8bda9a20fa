import { useEffect, useState } from 'react';
import { useUploadFileMutation } from '@/services/files/fileHooks';
import type { FormDraft } from '../form/useDraft';

/** The file that was chosen, kept with what was typed, and its way to the server before the record that names it. */
export function useCertificate(draft?: Pick<FormDraft, 'files' | 'keepFiles'>) {
  const [file, setFile] = useState<File | null>(draft?.files[0] ?? null);
  const [upload] = useUploadFileMutation();
  const keep = draft?.keepFiles;
  useEffect(() => keep?.(file ? [file] : []), [file, keep]);
  const send = async (): Promise<string | null> =>
    file ? (await upload({ purpose: 'certificate', file }).unwrap()).hash : null;
  return { file, setFile, send };
}
