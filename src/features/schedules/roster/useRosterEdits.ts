import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNotice } from '@/components/feedback/useNotice';
import {
  type PlanShiftsOutput,
  type RosterWeek,
  usePlanShiftsMutation,
} from '@/services/wms/generated/schedules.gen';
import { type Crossed, crossedEdits } from './crossedEdits';
import { type CellEdit, isExchange, takenBack, withEdits } from './rosterEdits';
import { refusedText } from './rosterTexts';

/** Changes that were made together, and are taken back together. */
interface Batch {
  id: number;
  edits: readonly CellEdit[];
  together: boolean;
}

type Direction = 'do' | 'undo' | 'redo';

interface Done {
  back: readonly CellEdit[][];
  forth: readonly CellEdit[][];
}

const nothing: Done = { back: [], forth: [] };
/** So many steps can be taken back. */
const MOST_STEPS = 100;

/** After a step: where it can be gone back to, and forth. */
function afterStep({ back, forth }: Done, edits: CellEdit[], direction: Direction): Done {
  if (direction === 'undo') return { back: back.slice(0, -1), forth: [...forth, edits] };
  const next = [...back, edits].slice(-MOST_STEPS);
  return { back: next, forth: direction === 'redo' ? forth.slice(0, -1) : [] };
}

/** What is changed on a week: seen at once, saved one after the other, taken back step by step. */
export function useRosterEdits(roster: RosterWeek, refetch: () => Promise<unknown>) {
  const notify = useNotice();
  const [plan] = usePlanShiftsMutation();
  const [waiting, setWaiting] = useState<readonly Batch[]>([]);
  const [failed, setFailed] = useState(false);
  const [crossed, setCrossed] = useState<Crossed | null>(null);
  const [steps, setSteps] = useState(nothing);
  const nextId = useRef(1);
  const sending = useRef(false);

  const shown = useMemo(
    () =>
      withEdits(
        roster,
        waiting.flatMap(({ edits }) => edits),
      ),
    [roster, waiting],
  );

  /** What was refused was never done: it is not taken back either. */
  const forget = useCallback(({ refused }: PlanShiftsOutput) => {
    const isRefused = ({ personId, day }: CellEdit) =>
      refused.some((one) => one.personId === personId && one.day === day);
    const kept = (all: readonly CellEdit[][]) =>
      all
        .map((edits) => edits.filter((edit) => !isRefused(edit)))
        .filter(({ length }) => length > 0);
    setSteps(({ back, forth }) => ({ back: kept(back), forth: kept(forth) }));
  }, []);

  const send = useCallback(
    async ({ id, edits, together }: Batch) => {
      const cells = edits.map(({ personId, day, before, after }) => ({
        personId,
        day,
        seen: [...before],
        shiftIds: [...after],
      }));
      const answer = await plan({ cells, ...(together && { together }) });
      if (answer.error) {
        setFailed(true);
        return;
      }
      const { refused } = answer.data;
      if (refused.length > 0) {
        forget(answer.data);
        const found = crossedEdits(edits, refused, together);
        setCrossed(found);
        const others = refused.filter(({ standing }) => standing === null);
        // What goes together with what crossed is told with it.
        if (others.length > 0 && !(found && together)) {
          notify({ text: refusedText(others, roster), tone: 'error' });
        }
      }
      // Until the week came again its cells would jump back to what they were.
      await refetch();
      setWaiting((all) => all.filter((batch) => batch.id !== id));
    },
    [plan, forget, notify, refetch, roster],
  );

  // A step back into a week that is not shown would change what nobody sees.
  const { from } = roster;
  const [week, setWeek] = useState(from);
  if (week !== from) {
    setWeek(from);
    setSteps(nothing);
  }

  const [first] = waiting;
  useEffect(() => {
    if (!first || failed || sending.current) return;
    sending.current = true;
    void send(first).finally(() => {
      sending.current = false;
    });
  }, [first, failed, send]);

  useEffect(() => {
    const again = () => setFailed(false);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  const step = useCallback(
    (edits: readonly CellEdit[], direction: Direction, together = isExchange(edits)) => {
      if (edits.length === 0) return;
      const id = nextId.current++;
      setWaiting((all) => [...all, { id, edits, together }]);
      const kept = direction === 'undo' ? takenBack(edits) : [...edits];
      setSteps((done) => afterStep(done, kept, direction));
    },
    [],
  );

  const last = steps.back.at(-1);
  const next = steps.forth.at(-1);
  return {
    roster: shown,
    change: useCallback((edits: readonly CellEdit[]) => step(edits, 'do'), [step]),
    undo: last && (() => step(takenBack(last), 'undo')),
    redo: next && (() => step(next, 'redo')),
    saving: waiting.length > 0 && !failed,
    /** What could not be sent, until it is tried again or given up. */
    unsent: failed ? waiting.flatMap(({ edits }) => edits).length : 0,
    /** Where somebody else was first, until one says whose stays. */
    crossed: crossed && {
      ...crossed,
      putMine: () => {
        setCrossed(null);
        step(crossed.again, 'do', crossed.together);
      },
      leave: () => setCrossed(null),
    },
    retry: () => setFailed(false),
    discard: () => {
      setWaiting([]);
      setSteps(nothing);
      setFailed(false);
    },
  };
}

export type RosterEdits = ReturnType<typeof useRosterEdits>;
