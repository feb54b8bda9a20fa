import { useState } from 'react';
import { scanFeedback } from '@/components/scan/scanFeedback';
import { claimedMoment } from '@/services/offline/claimedMoment';
import {
  type CountTask,
  useAddFoundStockMutation,
  useCountLineQuantityMutation,
} from '@/services/wms/generated/counters.gen';
import {
  type Counted,
  type Moved,
  movedBefore,
  nextTask,
  readProduct,
  readShelf,
} from './countingModel';

type Step = 'shelf' | 'product' | 'quantity';

export interface FoundGoods extends Counted {
  location: string;
  product: string;
  lotCode: string | null;
}

/** The walk along the shelves: which line, which step of it, and what was wrong with the last code. */
export function useCounting(countId: number, tasks: readonly CountTask[]) {
  const [skipped, setSkipped] = useState<readonly number[]>([]);
  const [place, setPlace] = useState<{ taskId: number; step: Step } | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  /** Goods moved while somebody counted this one: they choose between counting again and what they said. */
  const [asked, setAsked] = useState<Moved | null>(null);
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const [send, { isLoading }] = useCountLineQuantityMutation();
  const [addFound] = useAddFoundStockMutation();
  const chosen = place && tasks.find(({ id }) => id === place.taskId);
  const task = chosen ?? nextTask(tasks, skipped);
  const step = chosen && place ? place.step : 'shelf';
  const moved = asked ?? movedBefore(tasks, answered);

  const go = (next: CountTask | null, to: Step) => {
    setWrong(null);
    setPlace(next && { taskId: next.id, step: to });
  };
  const refuse = (why: string) => {
    scanFeedback(false);
    setWrong(why);
  };
  const read = (code: string) => {
    if (!task) return;
    const found = step === 'shelf' ? readShelf(tasks, code) : readProduct(tasks, task, code);
    if (!found.ok) return refuse(found.why);
    scanFeedback(true);
    go(found.value, step === 'shelf' ? 'product' : 'quantity');
  };
  const keep = async (of: CountTask, counted: Counted, sure: boolean) => {
    const { data, error } = await send({
      id: countId,
      lineId: of.id,
      ...counted,
      ...claimedMoment(),
      sure,
    });
    scanFeedback(!error);
    // A count that was refused stays as it was typed.
    if (error) return;
    setAsked(data?.outcome === 'moved' ? { task: of, counted } : null);
    setAnswered((before) => before.filter((id) => id !== of.id));
    go(null, 'shelf');
  };
  return {
    ...{ task, step, wrong, moved, read },
    sending: isLoading,
    count: (counted: Counted) => task && keep(task, counted, false),
    /** "Usar lo que conté". */
    insist: () => moved && keep(moved.task, moved.counted, true),
    countAgain: () => {
      if (!moved) return;
      setAnswered((before) => [...before, moved.task.id]);
      setAsked(null);
      go(moved.task, 'quantity');
    },
    skip: () => {
      if (task) setSkipped((before) => [...before.filter((id) => id !== task.id), task.id]);
      go(null, 'shelf');
    },
    back: () => go(null, 'shelf'),
    found: (goods: FoundGoods) => addFound({ id: countId, ...goods, ...claimedMoment() }).unwrap(),
  };
}

export type Counting = ReturnType<typeof useCounting>;
