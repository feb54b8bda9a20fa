import type { PayLeaver } from '@contract/liquidations/leaver';
import { period as month } from '@contract/receipts/receiptKinds';
import { useSearchParams } from 'react-router-dom';
import { runTitle } from './runForm';

/** From somebody's record: their last pay, as far as their record says it. */
export function useLeavingAsked() {
  const [params, setParams] = useSearchParams();
  const personId = Number(params.get('final')) || 0;
  const { data: period } = month.safeParse(params.get('mes'));
  const close = () =>
    setParams(
      (held) => {
        held.delete('final');
        held.delete('mes');
        return held;
      },
      { replace: true },
    );
  if (!personId || !period) return [null, close] as const;
  const leavers: PayLeaver[] = [{ personId, cause: 'resigned', noticeGiven: true, bestPay: '' }];
  const known = { kind: 'final', period, title: runTitle('final', period), leavers } as const;
  return [{ ...known, leavers }, close] as const;
}
