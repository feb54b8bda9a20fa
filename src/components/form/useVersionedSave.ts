import { useState } from 'react';
import { handled } from '@/services/wms/handled';
import { type SavedBefore, storedVersion } from '@/services/wms/storedVersion';
import type { ConflictField } from '../dialog/conflictField';
import { pushNotice } from '../feedback/noticeQueue';
import { type Merged, mergeVersions, withFieldsOf } from './mergeVersions';

/** How two versions of a record are put together, and read. A form's model is one. */
export interface Compared<Values, Stored> {
  /** The values that a form would hold of it. */
  values: (stored: Stored) => Values;
  /** All that differs, as people read it. */
  conflict: (mine: Values, stored: Stored) => readonly ConflictField[];
  parts?: readonly string[];
  together?: readonly (readonly string[])[];
}

export interface Conflict<Values, Stored> extends SavedBefore<Stored> {
  mine: Values;
  theirs: Values;
  merged: Merged<Values>;
}

interface Options<Values, Stored> {
  compared: Compared<Values, Stored>;
  /** The values that the form began with. */
  base: () => Values;
  send: (values: Values, version: number) => Promise<unknown>;
}

/** How often somebody else may be quicker before a person is asked. */
const MOST = 3;

/**
 * Saves over the version that the person began with. When somebody saved first, what each changed is put together;
 * what both changed waits for the person to decide.
 */
export function useVersionedSave<Values extends object, Stored extends { version: number }>(
  options: Options<Values, Stored>,
) {
  const { compared, base, send } = options;
  const [conflict, setConflict] = useState<Conflict<Values, Stored> | null>(null);
  const [saving, setSaving] = useState(false);

  async function attempt(mine: Values, over: Values, values: Values, version: number, left = MOST) {
    try {
      await send(values, version);
    } catch (error) {
      const before = storedVersion<Stored>(error);
      if (!before) throw error;
      const theirs = compared.values(before.stored);
      const merged = mergeVersions({ base: over, mine, theirs }, compared);
      if (merged.clashes.length > 0 || left === 0) {
        setConflict({ ...before, mine, theirs, merged });
        throw error;
      }
      handled(error);
      await attempt(mine, over, merged.values, before.stored.version, left - 1);
      tellTaken(compared.conflict(mine, before.stored), merged, before.by);
    }
  }
  const saveOver = async (mine: Values, over: Values, version: number) => {
    setSaving(true);
    try {
      await attempt(mine, over, mine, version);
    } finally {
      setSaving(false);
    }
  };
  const save = (values: Values, version: number) => saveOver(values, base(), version);
  /** This saves the stored values of the named fields, and mine of the others. */
  const decide = async (names: readonly string[]) => {
    if (!conflict) return;
    const { merged, theirs, stored } = conflict;
    try {
      await saveOver(withFieldsOf(merged.values, theirs, names), theirs, stored.version);
      setConflict(null);
    } catch (error) {
      // A third version is shown in the same dialog; anything else is told over the form.
      if (storedVersion(error)) handled(error);
      else setConflict(null);
    }
  };
  return { save, conflict, saving, decide, leaveConflict: () => setConflict(null) };
}

/** Whether a field, as people read it, is one of those that are named: "change" holds "change.areaId". */
export const isNamed = ({ name }: ConflictField, names: readonly string[]): boolean =>
  names.some((one) => one === name || one.startsWith(`${name}.`));

function tellTaken(
  fields: readonly ConflictField[],
  { taken }: Merged<unknown>,
  by: string | null,
) {
  const labels = fields.filter((field) => isNamed(field, taken)).map(({ label }) => label);
  if (labels.length === 0) return;
  pushNotice({
    text: `También queda lo que cambió ${by ?? 'otra persona'} mientras tanto: ${labels.join(', ')}`,
  });
}
