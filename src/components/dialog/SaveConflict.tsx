import type { useVersionedSave } from '../form/useVersionedSave';
import { isNamed } from '../form/useVersionedSave';
import { ConflictDialog } from './ConflictDialog';
import type { ConflictField } from './conflictField';

export interface SaveConflictProps<V extends object, Stored extends { version: number }> {
  versioned: ReturnType<typeof useVersionedSave<V, Stored>>;
  /** Both versions, as a person reads them. */
  conflictFields: (mine: V, stored: Stored) => readonly ConflictField[];
  onKeepStored: (stored: Stored) => unknown;
}

/** While a versioned save found that somebody else changed the same: what to keep. */
export function SaveConflict<V extends object, Stored extends { version: number }>(
  props: SaveConflictProps<V, Stored>,
) {
  const { versioned, conflictFields, onKeepStored } = props;
  const { conflict, saving, decide, leaveConflict } = versioned;
  if (!conflict) return null;
  const { mine, stored, merged, by, at } = conflict;
  const fields = conflictFields(mine, stored);
  return (
    <ConflictDialog
      // Another version is another question.
      key={stored.version}
      open
      by={by}
      at={at}
      clashes={fields.filter((field) => isNamed(field, merged.clashes))}
      taken={fields.filter((field) => isNamed(field, merged.taken))}
      saving={saving}
      onDecide={decide}
      onKeepStored={() => onKeepStored(stored)}
      onClose={leaveConflict}
    />
  );
}
