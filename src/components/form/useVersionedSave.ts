import { useState } from 'react';
import { handled } from '@/services/wms/handled';
import { storedVersion } from '@/services/wms/storedVersion';

/** Saves over the version that the person began with; when somebody saved first it holds both until the person decides. */
export function useVersionedSave<Values, Stored extends { version: number }>(
  send: (values: Values, version: number) => Promise<unknown>,
) {
  const [conflict, setConflict] = useState<{ mine: Values; stored: Stored } | null>(null);
  const [saving, setSaving] = useState(false);

  const save = async (values: Values, version: number) => {
    setSaving(true);
    try {
      await send(values, version);
    } catch (error) {
      const stored = storedVersion<Stored>(error);
      if (stored) setConflict({ mine: values, stored });
      throw error;
    } finally {
      setSaving(false);
    }
  };
  const keepMine = async () => {
    if (!conflict) return;
    try {
      await save(conflict.mine, conflict.stored.version);
      setConflict(null);
    } catch (error) {
      // A third version is shown in the same dialog; anything else is told over the form.
      if (storedVersion(error)) handled(error);
      else setConflict(null);
    }
  };
  return { save, conflict, saving, keepMine, leaveConflict: () => setConflict(null) };
}
