import type { PunchKind } from '@contract/markings/punch';
import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { usePhone } from '@/components/dialog/usePhone';
import { offlineQueue } from '@/services/offline/offlineQueue';
import type { QueuedChange } from '@/services/offline/queuedChange';
import { selectConfig } from '@/services/session/configSlice';
import { type PunchNowOutput, usePunchNowMutation } from '@/services/wms/generated/markings.gen';
import { askPosition } from '@/utils/askPosition';
import { machineMs } from '@/utils/machineTime';

const selectPosition = selectConfig('punchPosition');
const WAITS = 'fichada.fichar';

interface Punching {
  clockOffset: number | null;
  /** After a refusal what the button says is read again. */
  refresh: () => void;
}

/** A punch takes a single touch at a time: a held key or a nervous finger makes one punch. */
export function usePunch({ clockOffset, refresh }: Punching) {
  const [send] = usePunchNowMutation();
  const phone = usePhone();
  const wantsPosition = useAppSelector(selectPosition) === 'yes';
  const busy = useRef(false);
  const [working, setWorking] = useState(false);
  const [said, setSaid] = useState<PunchNowOutput | null>(null);
  /** The device's hour of the touch that `said` is about. */
  const about = useRef('');
  useEffect(
    () =>
      offlineQueue.onRound(({ answers, refused }) => {
        const isIt = ({ accion, body }: QueuedChange) =>
          accion === WAITS && body.claimedAt === about.current;
        const sent = answers.find(({ change }) => isIt(change));
        if (sent) setSaid(sent.answer as PunchNowOutput);
        // The page says by itself why it was refused.
        else if (refused.some(({ change }) => isIt(change))) setSaid(null);
      }),
    [],
  );
  const punch = async (kind: PunchKind, withPosition = wantsPosition) => {
    if (busy.current) return;
    busy.current = true;
    setWorking(true);
    // The time is by this device's own clock: how far that is from the server's goes with it.
    const claimedAt = new Date(machineMs()).toISOString();
    const position = withPosition ? await askPosition() : null;
    const source = phone ? 'phone' : 'web';
    const answer = await send({ kind, source, claimedAt, clockOffset, position });
    about.current = claimedAt;
    if (answer.data) setSaid(answer.data);
    else refresh();
    busy.current = false;
    setWorking(false);
  };
  return { punch, working, said };
}
