import { useState } from 'react';
import { scanFeedback } from '@/components/scan/scanFeedback';
import { claimedMoment } from '@/services/offline/claimedMoment';
import type { Order, StockSource } from '@/services/wms/generated/orders.gen';
import { usePickLineMutation } from '../orderChanges';
import { nextLine, readLocation, readProduct } from './pickingModel';

type Step =
  | { kind: 'location' }
  | { kind: 'product'; source: StockSource }
  | { kind: 'quantity'; source: StockSource };

const start: Step = { kind: 'location' };

/** The walk through an order: which line, which step of it, and what was wrong with the last code. */
export function usePicking(order: Order) {
  const [skipped, setSkipped] = useState<readonly number[]>([]);
  const [place, setPlace] = useState<{ lineId: number; step: Step }>({ lineId: 0, step: start });
  const [wrong, setWrong] = useState<string | null>(null);
  const [camera, setCamera] = useState(false);
  const [pickLine, { isLoading }] = usePickLineMutation();
  const line = nextLine(order, skipped);
  // Another line begins at its shelf, whoever closed the last one.
  const step = place.lineId === line?.id ? place.step : start;

  const go = (next: Step) => {
    setWrong(null);
    setPlace({ lineId: line?.id ?? 0, step: next });
  };
  const refuse = (why: string) => {
    scanFeedback(false);
    setWrong(why);
  };
  const read = (code: string) => {
    if (!line) return;
    if (step.kind === 'location') {
      const found = readLocation(line, code);
      if (!found.ok) return refuse(found.why);
      scanFeedback(true);
      go({ kind: 'product', source: found.value });
    } else if (step.kind === 'product') {
      const found = readProduct(order, line, code);
      if (!found.ok) return refuse(found.why);
      scanFeedback(true);
      go({ kind: 'quantity', source: step.source });
    }
  };
  const take = async (quantity: number) => {
    if (!line || step.kind !== 'quantity') return;
    const { stockId } = step.source;
    const { error } = await pickLine({
      ...{ id: order.id, lineId: line.id, stockId, quantity },
      ...claimedMoment(),
    });
    scanFeedback(!error);
    // A line that was not taken stays as it was chosen.
    if (!error) go(start);
  };
  const skip = () => {
    if (line) setSkipped((before) => [...before.filter((id) => id !== line.id), line.id]);
    setWrong(null);
  };
  const back = () => go(start);
  return { line, step, wrong, taking: isLoading, camera, setCamera, read, take, skip, back };
}
