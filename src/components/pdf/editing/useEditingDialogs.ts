import { useCallback, useMemo, useRef, useState } from 'react';
import { type Describe, editingManagers } from './editingManagers';
import { drawSignature, type MadeSignature } from './signature';

export type Making = 'image' | 'signature';

/** This holds the dialogs in which a thing is made before it goes on the page, and the library's questions. */
export function useEditingDialogs(editable: boolean) {
  const [making, setMaking] = useState<Making | null>(null);
  const [describing, setDescribing] = useState<Describe | null>(null);
  const signature = useRef<MadeSignature | null>(null);
  const managers = useMemo(() => {
    if (!editable) return null;
    return editingManagers({
      describe: setDescribing,
      placeSignature: (editor) =>
        // After the library has finished making room for it.
        queueMicrotask(() => {
          if (signature.current) drawSignature(editor, signature.current);
          else editor.remove();
          signature.current = null;
        }),
    });
  }, [editable]);
  return {
    managers,
    making,
    make: useCallback((next: Making) => setMaking(next), []),
    describing,
    signature,
    close: () => {
      setMaking(null);
      setDescribing(null);
    },
  };
}

export type EditingDialogs = ReturnType<typeof useEditingDialogs>;
