import type { UploadPurposeName } from '@contract/files/uploadPurposes';
import { useUploadFileMutation } from '@/services/files/fileHooks';
import type { FormDraft } from '../form/useDraft';
import { useDraftFile } from './useDraftFile';

/** The file that was chosen, kept with what was typed, and its way to the server before the record that names it. */
export function useCertificate(
  draft?: Pick<FormDraft, 'files' | 'keepFiles'>,
  purpose: UploadPurposeName = 'certificate',
) {
  const { file, setFile } = useDraftFile(draft);
  const [upload] = useUploadFileMutation();
  const send = async (): Promise<string | null> =>
    file ? (await upload({ purpose, file }).unwrap()).hash : null;
  return { file, setFile, send };
}
