import { useState } from 'react';
import { useNotice } from '@/components/feedback/useNotice';
import { scanFeedback } from '@/components/scan/scanFeedback';
import {
  type PutAwayTask,
  useHeadForShelfMutation,
  usePutAwayGoodsMutation,
} from '@/services/wms/generated/receiving.gen';
import { formatNumber } from '@/utils/numbers';
import { notAShelf, readGoods, withoutSent } from './puttingModel';

interface Done extends Record<string, unknown> {
  id: number;
  quantity: number;
  /** When the list was read that still counts them. */
  readAt: number | undefined;
}

/** The walk from the receiving place to the shelves: what is being taken, and what was wrong with the last code. */
export function usePutting(stored: readonly PutAwayTask[], readAt: number | undefined) {
  const notify = useNotice();
  const [takenId, setTakenId] = useState<number | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [head] = useHeadForShelfMutation();
  const [put, { isLoading }] = usePutAwayGoodsMutation();
  /** Put away and answered, until what is left is read again. */
  const [done, setDone] = useState<readonly Done[]>([]);
  const tasks = withoutSent(
    stored,
    done.filter((one) => one.readAt === readAt).map((body) => ({ body })),
  );
  const task = tasks.find(({ id }) => id === takenId) ?? null;

  const refuse = (why: string) => {
    scanFeedback(false);
    setWrong(why);
  };
  const take = async (next: PutAwayTask) => {
    setWrong(null);
    // The others cannot be told where there is no network, and the goods are taken all the same.
    if (navigator.onLine) {
      const { error } = await head({ id: next.id, going: true });
      if (error) return scanFeedback(false);
    }
    scanFeedback(true);
    setTakenId(next.id);
  };
  return {
    ...{ tasks, task, wrong, sending: isLoading },
    take,
    readProduct: (code: string) => {
      const { task: found, why } = readGoods(tasks, code);
      return found ? void take(found) : refuse(why);
    },
    readShelf: async (code: string, quantity: number) => {
      if (!task) return;
      const why = notAShelf(task, code);
      if (why) return refuse(why);
      const counts = navigator.onLine;
      const { data, error } = await put({ id: task.id, to: code, quantity });
      scanFeedback(!error);
      if (error) return;
      // The queue is counted already: it holds what was put away without network.
      if (counts) setDone([...done, { id: task.id, quantity, readAt }]);
      setWrong(null);
      setTakenId(null);
      notify({ text: `Guardado: ${formatNumber(quantity)} en ${data?.locationCode ?? code}` });
    },
    leave: () => {
      if (task && navigator.onLine) void head({ id: task.id, going: false });
      setWrong(null);
      setTakenId(null);
    },
  };
}

export type Putting = ReturnType<typeof usePutting>;
