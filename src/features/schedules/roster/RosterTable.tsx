import { counted } from '@contract/core/counted';
import { groupBy } from '@contract/core/groupBy';
import Box from '@mui/material/Box';
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type {
  AwayDays,
  RosterCoverage,
  RosterPerson,
} from '@/services/wms/generated/schedules.gen';
import { type RosterDay, RosterRow } from './RosterRow';
import { type Board, boundsOf } from './rosterBlocks';
import { rosterLook } from './rosterStyles';
import { dayHead, dayInWords } from './rosterTexts';
import { placeOf, useRosterDrag } from './useRosterDrag';
import type { RosterEdits } from './useRosterEdits';
import type { RosterKeys } from './useRosterKeys';

interface RosterTableProps {
  label: string;
  board: Board;
  edits: RosterEdits;
  keys: RosterKeys;
  onOpen: (place: { row: number; column: number }) => void;
  /** The row of what is offered, before those of people. */
  openShifts: ReactNode;
}

const none: readonly AwayDays[] = [];
const noDay: readonly string[] = [];

/** People in rows by area, days in columns: one tab stop, the arrows within. */
export function RosterTable({ label, board, edits, keys, onOpen, openShifts }: RosterTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const { roster, personIds } = board;
  const drag = useRosterDrag(board, edits, (place) => keys.select(place));
  const { days, away, closed, groups } = useGrouped(board);
  const bounds = boundsOf(keys.block);
  const { row: cursorRow, column: cursorColumn } = keys.cursor;

  // The cursor is the focus: only where the board has it already, or a filter would take it from who types.
  useEffect(() => {
    if (!table.current?.contains(document.activeElement)) return;
    table.current.querySelector<HTMLElement>(`[data-cell="${cursorRow}:${cursorColumn}"]`)?.focus();
  }, [cursorRow, cursorColumn]);

  // The pointer says itself what it chooses; who comes by Tab is where the focus is.
  const pointing = useRef(false);
  function come(event: FocusEvent) {
    const place = placeOf(event.target);
    const there = place?.row === cursorRow && place.column === cursorColumn;
    if (place && !there && !pointing.current) keys.select(place);
  }

  function choose(event: MouseEvent) {
    pointing.current = true;
    keys.settle();
    const place = placeOf(event.target);
    const head = (event.target as Element).closest<HTMLElement>('[data-row], [data-column]');
    if (place) keys.select(place, event.shiftKey);
    else if (head) chooseLine(head);
  }

  /** A day of everybody, or everything of somebody. */
  function chooseLine({ dataset }: HTMLElement) {
    const last = { row: personIds.length - 1, column: board.days.length - 1 };
    const row = dataset.row === undefined ? undefined : Number(dataset.row);
    const column = dataset.column === undefined ? undefined : Number(dataset.column);
    keys.selectBlock({
      from: { row: row ?? 0, column: column ?? 0 },
      to: { row: row ?? last.row, column: column ?? last.column },
    });
    focusCell(`${row ?? last.row}:${column ?? last.column}`);
  }

  const focusCell = (place: string) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${place}"]`)?.focus({
      preventScroll: true,
    });

  return (
    <Box
      component="table"
      role="grid"
      ref={table}
      aria-label={label}
      aria-multiselectable="true"
      sx={rosterLook}
      onKeyDown={keys.press}
      onFocus={come}
      onBlur={keys.settle}
      onMouseDown={choose}
      onMouseUp={() => {
        pointing.current = false;
      }}
      onMouseOver={(event: MouseEvent) => {
        const place = placeOf(event.target);
        if (place && event.buttons === 1) keys.select(place, true);
      }}
      onDoubleClick={(event: MouseEvent) => {
        const place = placeOf(event.target);
        if (place) onOpen(place);
      }}
      {...(roster.edits ? drag : {})}
    >
      <colgroup>
        <Box component="col" sx={{ width: 212 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Persona</th>
          {days.map(({ day, holidays }, column) => (
            <th
              key={day}
              scope="col"
              data-column={column}
              className={day === roster.today ? 'today' : undefined}
              aria-current={day === roster.today ? 'date' : undefined}
              aria-label={[dayInWords(day), ...holidays.map(({ name }) => name)].join(', ')}
              title={holidays.map(({ name }) => name).join(' · ') || undefined}
            >
              {dayHead(day)}
              {holidays[0] ? <div className="feast">{holidays[0].name}</div> : null}
            </th>
          ))}
        </tr>
      </thead>
      {openShifts}
      {groups.map(({ areaId, areaName, people, first, coverage }) => (
        <tbody key={areaId}>
          <tr className="area">
            <th scope="rowgroup">{areaName}</th>
            {days.map(({ day }) => (
              <Coverage key={day} of={coverage.find((one) => one.day === day)} />
            ))}
          </tr>
          {people.map((person, at) => {
            const row = first + at;
            const chosen = row >= bounds.top && row <= bounds.bottom;
            return (
              <RosterRow
                key={person.id}
                row={row}
                person={person}
                days={days}
                shifts={roster.shifts}
                absences={away.get(person.id) ?? none}
                closed={closed.get(person.siteId) ?? noDay}
                left={chosen ? bounds.left : -1}
                right={chosen ? bounds.right : -1}
                cursor={row === cursorRow ? cursorColumn : -1}
                typing={row === cursorRow ? keys.typing : ''}
                edits={roster.edits}
              />
            );
          })}
        </tbody>
      ))}
    </Box>
  );
}

/** How many are there, against how many must be. */
function Coverage({ of }: { of: RosterCoverage | undefined }) {
  if (!of) return <td />;
  const { planned, minimum, calledIn } = of;
  const called = calledIn > 0 ? counted(calledIn, 'convocatoria', 'convocatorias') : '';
  if (minimum === null) {
    return (
      <td>
        {planned}
        {called ? <div className="called">{called}</div> : null}
      </td>
    );
  }
  const short = planned < minimum;
  const missing = short ? `Faltan ${minimum - planned} para el mínimo de ${minimum}` : '';
  return (
    <td className={short ? 'short' : undefined} title={missing || undefined}>
      {planned} de {minimum}
      {called ? <div className="called">{called}</div> : null}
    </td>
  );
}

interface Group {
  areaId: number;
  areaName: string;
  people: RosterPerson[];
  /** The row of its first person. */
  first: number;
  coverage: readonly RosterCoverage[];
}

/** The table asks this of each cell, found once. */
function useGrouped({ roster, personIds, days: weekDays }: Board) {
  const { absences, closedDays, holidays, coverage, people } = roster;
  const days = useMemo(
    (): RosterDay[] =>
      weekDays.map((day, at) => ({
        day,
        rest: at > 4,
        holidays: holidays.filter((holiday) => holiday.day === day),
      })),
    [weekDays, holidays],
  );
  const away = useMemo(() => groupBy(absences, ({ personId }) => personId), [absences]);
  const closed = useMemo(() => {
    const bySite = groupBy(closedDays, ({ siteId }) => siteId);
    return new Map([...bySite].map(([siteId, all]) => [siteId, all.map(({ day }) => day)]));
  }, [closedDays]);
  const groups = useMemo(() => {
    const byId = new Map(people.map((person) => [person.id, person]));
    const found: Group[] = [];
    personIds.forEach((id, row) => {
      const person = byId.get(id);
      if (!person) return;
      const last = found.at(-1);
      if (last?.areaId === person.areaId) last.people.push(person);
      else {
        const { areaId, areaName } = person;
        const own = coverage.filter((one) => one.areaId === areaId);
        found.push({ areaId, areaName, people: [person], first: row, coverage: own });
      }
    });
    return found;
  }, [people, personIds, coverage]);
  return { days, away, closed, groups };
}
