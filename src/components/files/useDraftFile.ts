import { useEffect, useState } from 'react';
import type { FormDraft } from '../form/useDraft';

/** The file that was chosen, kept with what was typed. */
export function useDraftFile(draft?: Pick<FormDraft, 'files' | 'keepFiles'>) {
  const [file, setFile] = useState<File | null>(draft?.files[0] ?? null);
  const keep = draft?.keepFiles;
  useEffect(() => keep?.(file ? [file] : []), [file, keep]);
  return { file, setFile };
}
