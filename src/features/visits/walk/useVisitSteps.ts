import { useRef, useState } from 'react';
import { claimedMoment } from '@/services/offline/claimedMoment';
import {
  useArriveAtVisitMutation,
  useFinishVisitMutation,
  useMissVisitMutation,
} from '@/services/wms/generated/visits.gen';
import { askPosition } from '@/utils/askPosition';

/** The steps of somebody's own visit; a held key or a nervous finger is one step. */
export function useVisitSteps(id: number) {
  const [arrive] = useArriveAtVisitMutation();
  const [finish] = useFinishVisitMutation();
  const [miss] = useMissVisitMutation();
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
    finish: (report: string) => finish({ id, ...claimedMoment(), report }).unwrap(),
    miss: (reason: string) => miss({ id, ...claimedMoment(), reason }).unwrap(),
  };
}
