import type { PlannedShift, RosterWeek, Shift } from '@/services/wms/generated/schedules.gen';

/** Monday 16 to Sunday 22 of November 2026. */
export const DAYS = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
] as const;

const shiftOf = (
  own: Pick<Shift, 'id' | 'name' | 'code' | 'color' | 'startsAt' | 'endsAt'>,
): Shift => ({
  version: 1,
  kind: 'worked',
  breakKind: 'none',
  breakMinutes: 0,
  toleranceIn: 5,
  toleranceOut: 5,
  paid: true,
  night: false,
  minRest: null,
  active: true,
  workedMinutes: 480,
  ...own,
});

export const sampleShifts: Shift[] = [
  shiftOf({ id: 1, name: 'Mañana', code: 'M', color: 'amber', startsAt: '06:00', endsAt: '14:00' }),
  shiftOf({ id: 2, name: 'Noche', code: 'N', color: 'violet', startsAt: '22:00', endsAt: '06:00' }),
];

type Cells = Record<string, readonly (readonly [shiftId: number, state: PlannedShift['state']])[]>;

/** People by their number, each with what stands in some cells. */
export function rosterOf(people: Record<number, Cells>): RosterWeek {
  let next = 1;
  return {
    from: DAYS[0],
    to: DAYS[6],
    today: '2026-11-18',
    total: Object.keys(people).length,
    pageSize: 300,
    shifts: sampleShifts,
    absences: [],
    holidays: [],
    coverage: [],
    unpublished: 0,
    closedDays: [],
    edits: true,
    people: Object.entries(people).map(([id, cells]) => ({
      id: Number(id),
      name: `Persona ${id}`,
      position: null,
      imageUrl: '',
      siteId: 1,
      areaId: 1,
      areaName: 'Depósito',
      minutes: 0,
      warnings: [],
      cells: Object.entries(cells).map(([day, shifts]) => ({
        day,
        shifts: shifts.map(([shiftId, state]) => ({
          id: next++,
          shiftId,
          startsAt: `${day}T${shiftId === 1 ? '09' : '23'}:00:00Z`,
          endsAt: `${day}T23:59:00Z`,
          state,
          calledIn: null,
        })),
      })),
    })),
  };
}
