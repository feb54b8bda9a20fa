import type { PlannedShift, RosterWeek } from '@/services/wms/generated/schedules.gen';
import { type Board, copyBlock, dropShift, pasteBlock, repeatWeek, setBlock } from './rosterBlocks';
import { cellOf, isExchange, plannedIds, takenBack, withEdits } from './rosterEdits';
import { DAYS, rosterOf } from './testing/rosterSample';

const MORNING = 1;
const NIGHT = 2;

const boardOf = (roster: RosterWeek): Board => ({
  roster,
  personIds: roster.people.map(({ id }) => id),
  days: DAYS,
});
const at = (row: number, column: number) => ({ row, column });
const morningOf = (row: number, column: number) => ({ from: at(row, column), taken: MORNING });
const one = (row: number, column: number) => ({ from: at(row, column), to: at(row, column) });
const states = (roster: RosterWeek, person: number, day: string) =>
  cellOf(roster.people[person] ?? { cells: [] }, day).map(({ shiftId, state }: PlannedShift) => [
    shiftId,
    state,
  ]);
const ids = (roster: RosterWeek, person: number, column: number) =>
  plannedIds(cellOf(roster.people[person] ?? { cells: [] }, DAYS[column] ?? ''));

test('a shift that staff see stays in sight until what replaces it is published', () => {
  const roster = rosterOf({ 1: { [DAYS[0]]: [[MORNING, 'published']] } });
  const edits = setBlock(boardOf(roster), one(0, 0), [NIGHT]);
  const planned = withEdits(roster, edits);
  expect(states(planned, 0, DAYS[0])).toEqual([
    [MORNING, 'leaving'],
    [NIGHT, 'draft'],
  ]);
  // Taking it back leaves it as it was, not a second draft of the same.
  expect(states(withEdits(planned, takenBack(edits)), 0, DAYS[0])).toEqual([
    [MORNING, 'published'],
  ]);
});

test('the hours of the week follow what is planned', () => {
  const roster = rosterOf({ 1: {} });
  const planned = withEdits(
    roster,
    setBlock(boardOf(roster), { from: at(0, 0), to: at(0, 4) }, [1]),
  );
  expect(planned.people[0]?.minutes).toBe(5 * 480);
});

test('what already is so is no change, and a closed day takes none', () => {
  const roster = {
    ...rosterOf({ 1: { [DAYS[0]]: [[MORNING, 'draft']] } }),
    closedDays: [{ siteId: 1, day: DAYS[1] }],
  };
  expect(setBlock(boardOf(roster), { from: at(0, 0), to: at(0, 1) }, [MORNING])).toEqual([]);
});

test('a copy repeats over a larger block and never runs off the board', () => {
  const roster = rosterOf({ 1: { [DAYS[0]]: [[MORNING, 'draft']] }, 2: {}, 3: {} });
  const board = boardOf(roster);
  const copied = copyBlock(board, { from: at(0, 0), to: at(0, 1) });
  expect(copied).toEqual([[[MORNING], []]]);
  const whole = withEdits(roster, pasteBlock(board, { from: at(1, 0), to: at(2, 6) }, copied));
  expect(DAYS.map((_day, column) => ids(whole, 2, column).length)).toEqual([1, 0, 1, 0, 1, 0, 1]);
  const edge = withEdits(roster, pasteBlock(board, one(2, 6), copied));
  expect(ids(edge, 2, 6)).toEqual([MORNING]);
});

test('two that are dragged onto each other change places; a copy leaves the first', () => {
  const roster = rosterOf({
    1: { [DAYS[0]]: [[MORNING, 'draft']] },
    2: { [DAYS[3]]: [[NIGHT, 'draft']] },
  });
  const board = boardOf(roster);
  const swapped = withEdits(roster, dropShift(board, morningOf(0, 0), at(1, 3), false));
  expect([ids(swapped, 0, 0), ids(swapped, 1, 3)]).toEqual([[NIGHT], [MORNING]]);
  const copied = withEdits(roster, dropShift(board, morningOf(0, 0), at(1, 3), true));
  expect([ids(copied, 0, 0), ids(copied, 1, 3)]).toEqual([[MORNING], [MORNING]]);
  expect(dropShift(board, morningOf(0, 0), at(0, 0), false)).toEqual([]);
  // Only what changes places is sent as one, and so is its way back.
  const exchange = dropShift(board, morningOf(0, 0), at(1, 3), false);
  expect([exchange, takenBack(exchange)].map(isExchange)).toEqual([true, true]);
  expect(isExchange(dropShift(board, morningOf(0, 0), at(1, 3), true))).toBe(false);
});

test('of two shifts of a day one is dragged, and the other stays', () => {
  const roster = rosterOf({
    1: {
      [DAYS[0]]: [
        [MORNING, 'draft'],
        [NIGHT, 'draft'],
      ],
    },
    2: {},
  });
  const board = boardOf(roster);
  const moved = withEdits(roster, dropShift(board, morningOf(0, 0), at(1, 3), false));
  expect([ids(moved, 0, 0), ids(moved, 1, 3)]).toEqual([[NIGHT], [MORNING]]);
  const copied = withEdits(roster, dropShift(board, morningOf(0, 0), at(1, 3), true));
  expect([ids(copied, 0, 0), ids(copied, 1, 3)]).toEqual([[MORNING, NIGHT], [MORNING]]);
});

test('last week fills only what is empty, with shifts that are still in use', () => {
  const lastDays = DAYS.map((day) => day.replace('2026-11', '2026-10'));
  const last = rosterOf({
    1: { [lastDays[0] ?? '']: [[MORNING, 'published']], [lastDays[1] ?? '']: [[99, 'published']] },
    2: { [lastDays[0] ?? '']: [[MORNING, 'leaving']] },
  });
  const roster = rosterOf({ 1: {}, 2: {}, 3: { [DAYS[0]]: [[NIGHT, 'draft']] } });
  const edits = repeatWeek(boardOf({ ...roster, today: DAYS[0] }), last, lastDays);
  expect(edits).toEqual([{ personId: 1, day: DAYS[0], before: [], after: [MORNING] }]);
});

test('repeating a week calls nobody in: past days, holidays and leave stay empty', () => {
  const lastDays = DAYS.map((day) => day.replace('2026-11', '2026-10'));
  const week = Object.fromEntries(
    lastDays.map((day) => [day, [[MORNING, 'published'] as const]] as const),
  );
  const [, tuesday, wednesday, thursday] = DAYS;
  const roster = {
    ...rosterOf({ 1: {}, 2: {} }),
    today: tuesday,
    holidays: [
      { day: wednesday, name: 'De una sede', siteId: 1 },
      { day: thursday, name: 'De otra', siteId: 2 },
    ],
    absences: [
      {
        ...{ id: 1, personId: 2, fromDay: DAYS[4], toDay: DAYS[6], part: 'whole' as const },
        ...{ state: 'firm' as const, label: 'Vacaciones' },
      },
    ],
  } as RosterWeek;
  const edits = repeatWeek(boardOf(roster), rosterOf({ 1: week, 2: week }), lastDays);
  const daysOf = (id: number) =>
    edits.filter(({ personId }) => personId === id).map(({ day }) => day);
  expect(daysOf(1)).toEqual([tuesday, thursday, DAYS[4], DAYS[5], DAYS[6]]);
  expect(daysOf(2)).toEqual([tuesday, thursday]);
});
