import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { usePhone } from '@/components/dialog/usePhone';
import { LeaveGuard } from '@/components/form/LeaveGuard';
import { KeysDialog } from '@/components/keys/KeysDialog';
import { useRoomBelow } from '@/components/page/useRoomBelow';
import { wideMark } from '@/components/paper/paperMarks';
import type { RosterWeek } from '@/services/wms/generated/schedules.gen';
import { moveWeek } from '@/utils/weekDays';
import { BoardTools } from './BoardTools';
import { CellDialog } from './CellDialog';
import { CrossedDialog } from './CrossedDialog';
import { OpenShiftsRow } from './OpenShiftsRow';
import { RosterDays } from './RosterDays';
import { RosterTable } from './RosterTable';
import { type Board, type Place, setBlock, withShift } from './rosterBlocks';
import { type RosterEdits, type ServedWeek, useRosterEdits } from './useRosterEdits';
import { rosterKeys, useRosterKeys } from './useRosterKeys';
import { WarningsButton } from './WarningsButton';

interface RosterBoardProps {
  week: ServedWeek;
  label: string;
  days: readonly string[];
  /** The way to more people stands under it. */
  paged: boolean;
  /** Shows the week of a day. */
  onWeek: (day: string) => void;
  /** None: nothing waits to be told. */
  onPublish: (() => void) | undefined;
  /** The other things that can be done with the week, given how it stands. */
  tools: (board: Board, edits: Pick<RosterEdits, 'change' | 'remember'>) => ReactNode;
}

/** A week as a board: a table on a desk, a day at a time on a phone. */
export function RosterBoard(props: RosterBoardProps) {
  const { week, label, days, paged, onWeek, onPublish, tools } = props;
  const phone = usePhone();
  const edits = useRosterEdits(week, onWeek);
  const { roster } = edits;
  const personIds = useOrder(week.roster);
  const board = useMemo((): Board => ({ roster, personIds, days }), [roster, personIds, days]);
  const [open, setOpen] = useState<Place | null>(null);
  const [help, setHelp] = useState(false);
  const keys = useRosterKeys({
    board,
    edits,
    onOpen: setOpen,
    onHelp: () => setHelp(true),
    onWeek: (by) => onWeek(moveWeek(roster.from, by)),
    onPublish,
  });
  const person = roster.people.find(({ id }) => id === personIds[open?.row ?? -1]);

  return (
    <>
      {edits.unsent > 0 ? (
        <Unsent count={edits.unsent} onRetry={edits.retry} onDiscard={edits.discard} />
      ) : null}
      <BoardTools edits={edits} onPut={keys.put}>
        <WarningsButton
          people={roster.people}
          onGo={(personId, day) =>
            keys.select({ row: personIds.indexOf(personId), column: days.indexOf(day) })
          }
        />
        {tools(board, edits)}
      </BoardTools>
      {phone ? (
        <RosterDays board={board} onOpen={setOpen} />
      ) : (
        <Scrolled label={label} above={edits.unsent > 0} paged={paged}>
          <RosterTable
            {...{ label, board, edits, keys }}
            onOpen={setOpen}
            openShifts={<OpenShiftsRow roster={roster} days={days} />}
          />
        </Scrolled>
      )}
      {open && person ? (
        <CellDialog
          roster={roster}
          person={person}
          day={days[open.column] ?? ''}
          onPut={(ids, made) =>
            edits.change(
              setBlock(made ? withShift(board, made) : board, { from: open, to: open }, ids),
            )
          }
          onHours={keys.shiftOfHours}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {edits.crossed ? (
        <CrossedDialog
          roster={roster}
          crossed={edits.crossed}
          onMine={edits.crossed.putMine}
          onClose={edits.crossed.leave}
        />
      ) : null}
      {help ? <KeysDialog keys={rosterKeys} onClose={() => setHelp(false)} /> : null}
    </>
  );
}

/** The rows stand by area, and by name in each: the order of the answer within an area stays. */
function useOrder({ people }: RosterWeek): readonly number[] {
  const ordered = [...people]
    .sort(
      (one, other) => one.areaName.localeCompare(other.areaName, 'es') || one.areaId - other.areaId,
    )
    .map(({ id }) => id);
  const text = ordered.join();
  // The same people in the same order are the same rows, however often the week comes again.
  return useMemo(() => text.split(',').map(Number), [text]);
}

interface ScrolledProps {
  label: string;
  above: boolean;
  paged: boolean;
  children: ReactNode;
}

const pagerRoom = 48;

/** The table moves, never the page; its head stays in sight. */
function Scrolled({ label, above, paged, children }: ScrolledProps) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRoomBelow(box, above);
  return (
    <Card
      ref={box}
      role="region"
      aria-label={`${label}: tablero`}
      {...{ [wideMark]: '' }}
      sx={{
        maxHeight: paged ? `calc(${height} - ${pagerRoom}px)` : height,
        minHeight: 320,
        mb: paged ? 0 : -3,
        overflow: 'auto',
        container: 'roster / inline-size',
        '@media print': { maxHeight: 'none', overflow: 'visible' },
      }}
    >
      {children}
    </Card>
  );
}

interface UnsentProps {
  count: number;
  onRetry: () => void;
  onDiscard: () => void;
}

/** Edits that did not arrive are still on the board, and going elsewhere does not lose them without a word. */
function Unsent({ count, onRetry, onDiscard }: UnsentProps) {
  const passing = useRef(false);
  return (
    <>
      <Alert
        severity="warning"
        sx={{ mb: 1.5, alignItems: 'center' }}
        action={
          <>
            <Button color="inherit" onClick={onDiscard}>
              Descartar
            </Button>
            <Button color="inherit" onClick={onRetry}>
              Reintentar
            </Button>
          </>
        }
      >
        {counted(count, 'cambio no se guardó', 'cambios no se guardaron')}. Siguen acá hasta que
        haya conexión.
      </Alert>
      <LeaveGuard passing={passing}>Hay cambios de la grilla que no se guardaron.</LeaveGuard>
    </>
  );
}
