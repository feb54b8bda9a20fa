import { useRef, useState } from 'react';
import { type AppError, isAppError } from '@/services/wms/appError';
import { handled } from '@/services/wms/handled';
import { asAppError } from '../../state/asAppError';
import type { PdfEditing } from './usePdfEditing';

export interface KeepPdf {
  /** Keeps the document with what was written on it; what it throws is told, and nothing written is lost. */
  onSave: (bytes: Uint8Array) => Promise<unknown>;
  /** Whether there is something that would be lost. */
  onUnsaved?: (unsaved: boolean) => void;
}

/** Saves once at a time, and keeps what was written when it cannot. */
export function useKeepPdf(editing: PdfEditing, onSave: KeepPdf['onSave']) {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const passing = useRef(false);
  const save = async () => {
    if (passing.current) return;
    passing.current = true;
    setSaving(true);
    setFailure(null);
    try {
      await onSave(await editing.finish());
      editing.kept();
    } catch (error) {
      handled(error);
      setFailure(asAppError(error));
      // A fault of ours is told to the person and still reaches the console.
      if (!isAppError(error)) throw error;
    } finally {
      passing.current = false;
      setSaving(false);
    }
  };
  return { save, saving, passing, failure };
}
