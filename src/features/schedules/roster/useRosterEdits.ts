import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNotice } from '@/components/feedback/useNotice';
import {
  type PlanShiftsOutput,
  type RosterWeek,
  type Shift,
  usePlanShiftsMutation,
} from '@/services/wms/generated/schedules.gen';
import { type Crossed, crossedEdits } from './crossedEdits';
import { type CellEdit, holdsEdits, isExchange, takenBack, withEdits } from './rosterEdits';
import { refusedText } from './rosterTexts';

/** Changes that were made together, and are taken back together. */
interface Batch {
  id: number;
  edits: readonly CellEdit[];
  together: boolean;
  /** Saved: a week that was answered at this time holds it. */
  heldFrom?: number;
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

type Refused = PlanShiftsOutput['refused'];

const accepted = (edits: readonly CellEdit[], refused: Refused): CellEdit[] =>
  edits.filter(
    ({ personId, day }) => !refused.some((one) => one.personId === personId && one.day === day),
  );

type Refetch = () => Promise<{ data?: RosterWeek; fulfilledTimeStamp?: number; isError: boolean }>;

/** From which answer on the week holds what was saved: one that was under way before does not. */
async function askUntilHeld(refetch: Refetch, saved: readonly CellEdit[]): Promise<number> {
  const first = await refetch();
  const last = first.data && !holdsEdits(first.data, saved) ? await refetch() : first;
  const { fulfilledTimeStamp = 0, isError } = last;
  return isError ? fulfilledTimeStamp + 1 : fulfilledTimeStamp;
}

/** A week as the server answered it. */
export interface ServedWeek {
  roster: RosterWeek;
  /** When the answer came. */
  answeredAt: number;
  refetch: Refetch;
}

/** The shifts that were made since the week was answered stand in it too. */
function withShifts(roster: RosterWeek, made: readonly Shift[]): RosterWeek {
  const missing = made.filter(({ id }) => !roster.shifts.some((shift) => shift.id === id));
  return missing.length === 0 ? roster : { ...roster, shifts: [...roster.shifts, ...missing] };
}

/** The changes to a week are seen at once, saved in turn, and taken back step by step, also once another week is shown. */
export function useRosterEdits(
  { roster, answeredAt, refetch }: ServedWeek,
  onWeek: (day: string) => void,
) {
  const notify = useNotice();
  const [plan] = usePlanShiftsMutation();
  const [waiting, setWaiting] = useState<readonly Batch[]>([]);
  // Let go only when it is drawn from the week: the answer is known before it is drawn, and its cells would jump back meanwhile.
  const kept = waiting.filter(({ heldFrom = Number.POSITIVE_INFINITY }) => heldFrom > answeredAt);
  if (kept.length < waiting.length) setWaiting(kept);
  const [failed, setFailed] = useState(false);
  const [crossed, setCrossed] = useState<Crossed | null>(null);
  const [steps, setSteps] = useState(nothing);
  const [made, setMade] = useState<readonly Shift[]>([]);
  const nextId = useRef(1);
  const sending = useRef(false);

  const shown = useMemo(
    () =>
      withEdits(
        withShifts(roster, made),
        waiting.flatMap(({ edits }) => edits),
      ),
    [roster, made, waiting],
  );

  /** A refused edit was never done: it is not taken back either. */
  const forget = useCallback((refused: Refused) => {
    const kept = (all: readonly CellEdit[][]) =>
      all.map((edits) => accepted(edits, refused)).filter(({ length }) => length > 0);
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
        forget(refused);
        const found = crossedEdits(edits, refused, together);
        setCrossed(found);
        const others = refused.filter(({ standing }) => standing === null);
        // The cells that go together with the crossed ones are told with them.
        if (others.length > 0 && !(found && together)) {
          notify({ text: refusedText(others, roster), tone: 'error' });
        }
      }
      const heldFrom = await askUntilHeld(refetch, accepted(edits, refused));
      setWaiting((all) => all.map((batch) => (batch.id === id ? { ...batch, heldFrom } : batch)));
    },
    [plan, forget, notify, refetch, roster],
  );

  const unsaved = waiting.filter(({ heldFrom }) => heldFrom === undefined);
  const [first] = unsaved;
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

  /** The week of a step that is not shown comes first: nobody changes what they do not see. */
  const stepThere = (edits: readonly CellEdit[], direction: Direction) => {
    const [day = roster.from] = edits.map((edit) => edit.day);
    if (day < roster.from || day > roster.to) onWeek(day);
    step(edits, direction);
  };

  const last = steps.back.at(-1);
  const next = steps.forth.at(-1);
  return {
    roster: shown,
    change: useCallback((edits: readonly CellEdit[]) => step(edits, 'do'), [step]),
    /** The server did them already: they can be taken back like any other. */
    remember: useCallback((edits: readonly CellEdit[]) => {
      if (edits.length > 0) setSteps((done) => afterStep(done, [...edits], 'do'));
    }, []),
    undo: last && (() => stepThere(takenBack(last), 'undo')),
    redo: next && (() => stepThere(next, 'redo')),
    /** Makes a shift known that the week does not name yet. */
    learn: useCallback((shift: Shift) => setMade((all) => [...all, shift]), []),
    saving: unsaved.length > 0 && !failed,
    /** The count of edits that could not be sent, until they are tried again or given up. */
    unsent: failed ? unsaved.flatMap(({ edits }) => edits).length : 0,
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
      setWaiting((all) => all.filter((batch) => !unsaved.includes(batch)));
      setSteps(nothing);
      setFailed(false);
    },
  };
}

export type RosterEdits = ReturnType<typeof useRosterEdits>;
