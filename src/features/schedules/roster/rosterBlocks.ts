import type { RosterPerson, RosterWeek, Shift } from '@/services/wms/generated/schedules.gen';
import {
  type CellEdit,
  cellOf,
  editCell,
  isClosed,
  offeredShifts,
  plannedIds,
} from './rosterEdits';

/** A place on the board: the row of a person, the column of a day. */
export interface Place {
  row: number;
  column: number;
}

/** Cells from one place to another, both in it, whichever was first. */
export interface Block {
  from: Place;
  to: Place;
}

/** The copied block: rows of cells, each with its shifts. */
export type Copied = readonly (readonly (readonly number[])[])[];

export interface Board {
  roster: RosterWeek;
  /** The people of the roster in the order in which they stand. */
  personIds: readonly number[];
  days: readonly string[];
}

export interface Bounds {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The board once it has a shift that was made a moment ago. */
export const withShift = (board: Board, shift: Shift): Board => ({
  ...board,
  roster: {
    ...board.roster,
    shifts: [...board.roster.shifts.filter(({ id }) => id !== shift.id), shift],
  },
});

export const boundsOf = ({ from, to }: Block): Bounds => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
});

const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

function idsAt({ roster, personIds, days }: Board, { row, column }: Place): readonly number[] {
  const person = roster.people.find(({ id }) => id === personIds[row]);
  return person ? plannedIds(cellOf(person, days[column] ?? '')) : [];
}

export function copyBlock(board: Board, block: Block): Copied {
  const { top, bottom, left, right } = boundsOf(block);
  return span(top, bottom).map((row) =>
    span(left, right).map((column) => idsAt(board, { row, column })),
  );
}

/** Each cell of a block becomes what `wanted` says of it. */
function fill(
  board: Board,
  { top, bottom, left, right }: Bounds,
  wanted: (place: Place) => readonly number[],
): CellEdit[] {
  const { roster, personIds, days } = board;
  return span(top, Math.min(bottom, personIds.length - 1)).flatMap((row) =>
    span(left, Math.min(right, days.length - 1)).flatMap((column) =>
      editCell(roster, personIds[row] ?? 0, days[column] ?? '', wanted({ row, column })),
    ),
  );
}

/** Nothing of it can change: its month is closed wherever one looks. */
export function isBlockClosed({ roster, personIds, days }: Board, block: Block): boolean {
  const { top, bottom, left, right } = boundsOf(block);
  return personIds.slice(top, bottom + 1).every((id) => {
    const person = roster.people.find((one) => one.id === id);
    return person && days.slice(left, right + 1).every((day) => isClosed(roster, person, day));
  });
}

/** Over a larger block it repeats; over a smaller one it is put whole from its first cell. */
export function pasteBlock(board: Board, block: Block, copied: Copied): CellEdit[] {
  const { top, left, bottom, right } = boundsOf(block);
  const height = copied.length;
  const width = copied[0]?.length ?? 0;
  if (height === 0 || width === 0) return [];
  const bounds = {
    top,
    left,
    bottom: Math.max(bottom, top + height - 1),
    right: Math.max(right, left + width - 1),
  };
  return fill(
    board,
    bounds,
    ({ row, column }) => copied[(row - top) % height]?.[(column - left) % width] ?? [],
  );
}

/** All of them work the same, or nothing. */
export const setBlock = (board: Board, block: Block, ids: readonly number[]): CellEdit[] =>
  fill(board, boundsOf(block), () => ids);

/** Takes a shift elsewhere and leaves the shifts beside it; the shifts that it meets come back in exchange, unless a copy is put. */
export function dropShift(
  board: Board,
  { from, taken }: { from: Place; taken: number },
  to: Place,
  copy: boolean,
): CellEdit[] {
  if (from.row === to.row && from.column === to.column) return [];
  const stays = idsAt(board, from).filter((id) => id !== taken);
  const met = idsAt(board, to);
  const at = ({ row, column }: Place): Bounds => ({
    top: row,
    bottom: row,
    left: column,
    right: column,
  });
  return [
    ...(copy ? [] : fill(board, at(from), () => [...stays, ...met])),
    ...fill(board, at(to), () => [taken]),
  ];
}

/** A day that is over, a holiday or a day of leave: a plan that is only repeated calls nobody in on it. */
function isFree({ roster }: Board, { id, siteId }: RosterPerson, day: string): boolean {
  const rests = roster.holidays.some(
    (one) => one.day === day && (one.siteId === null || one.siteId === siteId),
  );
  const away = roster.absences.some(
    ({ personId, fromDay, toDay }) => personId === id && fromDay <= day && toDay >= day,
  );
  return day < roster.today || rests || away;
}

/** Plans what last week had on the same weekday, where nothing is planned yet and nobody would be called in by it. */
export function repeatWeek(
  board: Board,
  last: Pick<RosterWeek, 'people'>,
  lastDays: readonly string[],
): CellEdit[] {
  const { roster, days } = board;
  const offered = new Set(offeredShifts(roster).map(({ id }) => id));
  return roster.people.flatMap((person) => {
    const before = last.people.find(({ id }) => id === person.id);
    if (!before) return [];
    return days.flatMap((day, column) => {
      if (plannedIds(cellOf(person, day)).length > 0 || isFree(board, person, day)) return [];
      const ids = plannedIds(cellOf(before, lastDays[column] ?? ''));
      return editCell(
        roster,
        person.id,
        day,
        ids.filter((id) => offered.has(id)),
      );
    });
  });
}
