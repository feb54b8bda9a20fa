import type { useVersionedSave } from '../form/useVersionedSave';
import { ConflictDialog, type ConflictField } from './ConflictDialog';

export interface SaveConflictProps<V, Stored extends { version: number }> {
  versioned: ReturnType<typeof useVersionedSave<V, Stored>>;
  /** Both versions, as a person reads them. */
  conflictFields: (mine: V, stored: Stored) => readonly ConflictField[];
  onKeepStored: (stored: Stored) => unknown;
}

/** While a versioned save found somebody else's: what to keep. */
export function SaveConflict<V, Stored extends { version: number }>(
  props: SaveConflictProps<V, Stored>,
) {
  const { versioned, conflictFields, onKeepStored } = props;
  const { conflict, saving, keepMine, leaveConflict } = versioned;
  return (
    <ConflictDialog
      open={conflict !== null}
      fields={conflict ? conflictFields(conflict.mine, conflict.stored) : []}
      saving={saving}
      onKeepMine={keepMine}
      onKeepStored={() => conflict && onKeepStored(conflict.stored)}
      onClose={leaveConflict}
    />
  );
}
