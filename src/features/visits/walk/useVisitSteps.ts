import { useRef, useState } from 'react';
import { claimedMoment } from '@/services/offline/claimedMoment';
import {
  type FinishVisitInput,
  useAddVisitFileMutation,
  useArriveAtVisitMutation,
  useFinishVisitMutation,
  useMissVisitMutation,
  useUndoArrivalMutation,
} from '@/services/wms/generated/visits.gen';
import { askPosition } from '@/utils/askPosition';

export type Told = Pick<FinishVisitInput, 'report' | 'answers' | 'left' | 'signedBy'>;

/** The steps of somebody's own visit; a held key or a nervous finger is one step. */
export function useVisitSteps(id: number) {
  const [arrive] = useArriveAtVisitMutation();
  const [addFile] = useAddVisitFileMutation();
  const [finish] = useFinishVisitMutation();
  const [miss] = useMissVisitMutation();
  const [undo] = useUndoArrivalMutation();
  const busy = useRef(false);
  const [arriving, setArriving] = useState(false);
  return {
    arriving,
    arrive: async () => {
      if (busy.current) return;
      busy.current = true;
      setArriving(true);
      // The hour is that of the tap, however long the position takes.
      const when = claimedMoment();
      const position = await askPosition();
      await arrive({ id, ...when, position });
      busy.current = false;
      setArriving(false);
    },
    /** The signature goes first: the visit ends when the server has all of it. */
    finish: async (told: Told, signature: File | null) => {
      const when = claimedMoment();
      if (signature) {
        await addFile({ id, ...when, kind: 'signature', file: signature }).unwrap();
      }
      await finish({ id, ...when, ...told }).unwrap();
    },
    unarrive: (version: number) => undo({ id, version }).unwrap(),
    miss: (reason: string) => miss({ id, ...claimedMoment(), reason }).unwrap(),
  };
}
