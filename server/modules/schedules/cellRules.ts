import { groupBy } from '@contract/core/groupBy';
import type { CalledIn } from '@contract/schedules/calledIn';
import { addDays } from '../../engine/time/days';
import { shortDay } from './dayWords';
import { clockAt, type shiftTimes } from './shiftTimes';

export interface StoredShift {
  id: number;
  personId: number;
  day: string;
  shiftId: number;
  startsAt: Date;
  endsAt: Date;
  published: boolean;
  /** Published, and taken away in the draft. */
  removed: boolean;
}

export interface KnownShift {
  id: number;
  name: string;
  startsAt: string;
  endsAt: string;
  active: boolean;
}

export interface WantedCell {
  day: string;
  shiftIds: readonly number[];
  /** The shifts that were planned there when it was looked at, in the order of time. Left out: nobody looked, and what stands there goes. */
  seen?: readonly number[];
}

export interface NewShift {
  personId: number;
  day: string;
  shiftId: number;
  startsAt: Date;
  endsAt: Date;
  assignmentId?: number | null;
  calledIn?: CalledIn;
}

/** The rows of a cell, by what becomes of them. */
export interface CellPlan {
  day: string;
  keep: StoredShift[];
  /** Taken away, and wanted again. */
  restore: StoredShift[];
  /** Published: stays until that is published too. */
  remove: StoredShift[];
  /** A draft that nobody saw. */
  drop: StoredShift[];
  add: NewShift[];
}

/** The cells of a person, and what holds for all of them. */
export interface Cells {
  personId: number;
  zone: string;
  hireDate: string;
  leaveDate: string | null;
  isClosed(day: string): boolean;
  shifts: ReadonlyMap<number, KnownShift>;
  timesOf: typeof shiftTimes;
  /** The shifts of the days to plan, of the one before and of the one after. */
  stored: readonly StoredShift[];
}

const CLOSED_DAY = 'El mes está cerrado: cargalo como ajuste del período siguiente.';

function dayFault({ hireDate, leaveDate, isClosed }: Cells, day: string): Refusal | null {
  if (day < hireDate) return refusal('Todavía no trabajaba acá ese día.');
  if (leaveDate !== null && day > leaveDate) return refusal('Ya no trabaja acá ese día.');
  return isClosed(day) ? { ...refusal(CLOSED_DAY), closed: true } : null;
}

const standingOf = (here: readonly StoredShift[]) =>
  here
    .filter(({ removed }) => !removed)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());

/** Why a day stays as it is; with what stands there, where somebody else changed it. */
export interface Refusal {
  why: string;
  standing: number[] | null;
  /** Only a closed month refused it. */
  closed?: true;
}

const refusal = (why: string): Refusal => ({ why, standing: null });

/** Says what stands there by now, where that is not what was looked at. */
function changedMeanwhile(
  { shifts }: Cells,
  standing: readonly StoredShift[],
  seen: readonly number[],
): Refusal | null {
  const same =
    standing.length === seen.length &&
    standing.every(({ shiftId }, index) => shiftId === seen[index]);
  if (same) return null;
  const now = standing.map(({ shiftId }) => shifts.get(shiftId)?.name ?? 'otro turno').join(' y ');
  return {
    why: `Otra persona cambió este día mientras tanto: ahora ${now ? `tiene ${now}` : 'es franco'}.`,
    standing: standing.map(shiftOf),
  };
}

const shiftOf = ({ shiftId }: StoredShift) => shiftId;

const inOrder = (shiftIds: readonly number[]) => [...shiftIds].sort((a, b) => a - b).join();

/** The same shifts, in whatever order. */
export const isSame = (one: readonly number[], other: readonly number[]) =>
  inOrder(one) === inOrder(other);

/** This tells what a cell becomes, or why it cannot. */
function planCell(
  cells: Cells,
  here: readonly StoredShift[],
  { day, shiftIds, seen }: WantedCell,
): CellPlan | Refusal {
  const standing = standingOf(here);
  const plan: CellPlan = { day, keep: [], restore: [], remove: [], drop: [], add: [] };
  // A cell that is only said again changes nothing, whatever keeps that day from being changed.
  if (!seen && isSame(standing.map(shiftOf), shiftIds)) return { ...plan, keep: standing };
  const fault = dayFault(cells, day);
  if (fault !== null) return fault;
  const changed = changedMeanwhile(cells, standing, seen ?? standing.map(shiftOf));
  if (changed !== null) return changed;
  const left = [...here];
  const take = (shiftId: number, removed: boolean) => {
    const at = left.findIndex((row) => row.shiftId === shiftId && row.removed === removed);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  for (const shiftId of shiftIds) {
    const kept = take(shiftId, false);
    const back = kept ? undefined : take(shiftId, true);
    if (kept) plan.keep.push(kept);
    else if (back) plan.restore.push(back);
    else {
      const shift = cells.shifts.get(shiftId);
      if (!shift) return refusal('Ese turno no existe.');
      if (!shift.active) return refusal(`El turno “${shift.name}” ya no se usa.`);
      const times = cells.timesOf(shift, day, cells.zone);
      plan.add.push({ personId: cells.personId, day, shiftId, ...times });
    }
  }
  for (const row of left) {
    if (!row.removed) (row.published ? plan.remove : plan.drop).push(row);
  }
  return plan;
}

/** Whether anything of the cell would be another. */
export const changesCell = ({ add, drop, remove, restore }: CellPlan): boolean =>
  add.length + drop.length + remove.length + restore.length > 0;

interface Placed {
  day: string;
  shiftId: number;
  startsAt: Date;
  endsAt: Date;
  /** Put there by the plan of its cell. */
  moved: boolean;
}

const placedAt = (
  { day, shiftId, startsAt, endsAt }: Omit<Placed, 'moved'>,
  moved: boolean,
): Placed => ({ day, shiftId, startsAt, endsAt, moved });

/** Somebody's days as they would be. */
function placed(stored: readonly StoredShift[], plans: ReadonlyMap<string, CellPlan>): Placed[] {
  const untouched = stored.filter((row) => !row.removed && !plans.has(row.day));
  const planned = [...plans.values()].flatMap(({ keep, restore, add }) => [
    ...keep.map((row) => placedAt(row, false)),
    ...[...restore, ...add].map((row) => placedAt(row, true)),
  ]);
  return [...untouched.map((row) => placedAt(row, false)), ...planned].sort(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
  );
}

/** The first shift that begins before the one before it ended, with the one it runs into. */
function firstOverlap(line: readonly Placed[]): { of: Placed; into: Placed } | undefined {
  for (const [index, next] of line.entries()) {
    const before = line[index - 1];
    if (!before || before.endsAt <= next.startsAt) continue;
    return next.moved ? { of: next, into: before } : { of: before, into: next };
  }
  return undefined;
}

/**
 * This tells what each cell of one person becomes. All are seen together, so that two days change places at once;
 * whatever would overlap is refused by itself and the rest is planned.
 */
export function planCells(cells: Cells, wanted: readonly WantedCell[]) {
  const plans = new Map<string, CellPlan>();
  const refused = new Map<string, Refusal>();
  const storedOn = groupBy(cells.stored, ({ day }) => day);
  for (const cell of wanted) {
    const plan = planCell(cells, storedOn.get(cell.day) ?? [], cell);
    if ('why' in plan) refused.set(cell.day, plan);
    else plans.set(cell.day, plan);
  }
  const named = ({ day, shiftId, startsAt, endsAt }: Placed) =>
    `${cells.shifts.get(shiftId)?.name ?? 'otro turno'}, ${shortDay(day)}, ${clockAt(startsAt, cells.zone)} a ${clockAt(endsAt, cells.zone)}`;
  for (;;) {
    const found = firstOverlap(placed(cells.stored, plans));
    if (!found) return { plans: [...plans.values()], refused };
    refused.set(found.of.day, refusal(`Se superpone con ${named(found.into)}.`));
    if (!plans.delete(found.of.day)) throw new Error('what was stored overlaps');
  }
}

/** Around the days to plan, whatever could run into them. */
export const around = (days: readonly string[]) => {
  const sorted = [...days].sort();
  return { from: addDays(sorted[0] ?? '', -1), to: addDays(sorted.at(-1) ?? '', 1) };
};
