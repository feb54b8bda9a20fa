import type {
  ListOwnShiftsOutput,
  OwnShift,
  Rotation,
  Shift,
} from '@/services/wms/generated/schedules.gen';

export const aShift = (fields: Partial<Shift> = {}): Shift => ({
  id: 1,
  version: 1,
  name: 'Mañana',
  code: 'M',
  color: 'teal',
  kind: 'worked',
  startsAt: '06:00',
  endsAt: '14:00',
  breakKind: 'none',
  breakMinutes: 0,
  toleranceIn: 5,
  toleranceOut: 5,
  paid: true,
  night: false,
  minRest: null,
  active: true,
  workedMinutes: 480,
  ...fields,
});

export const aRotation = (fields: Partial<Rotation> = {}): Rotation => ({
  id: 4,
  version: 2,
  name: 'Dos por uno',
  days: [1, 1, null],
  byWeek: false,
  active: true,
  ...fields,
});

export const ownShift = (fields: Partial<OwnShift> = {}): OwnShift => ({
  id: 7,
  day: '2026-11-24',
  name: 'Noche',
  code: 'N',
  color: 'violet',
  kind: 'worked',
  startsAt: '22:00',
  endsAt: '06:00',
  overnight: true,
  breakKind: 'punched',
  calledIn: null,
  breakMinutes: 30,
  minutes: 450,
  ahead: true,
  ...fields,
});

export const ownMonth = (fields: Partial<ListOwnShiftsOutput> = {}): ListOwnShiftsOutput => ({
  from: '2026-11-01',
  to: '2026-11-30',
  today: '2026-11-23',
  next: ownShift(),
  shifts: [ownShift(), ownShift({ id: 8, day: '2026-11-25' })],
  holidays: [{ day: '2026-11-23', name: 'Día de la Soberanía Nacional' }],
  publishedTo: '2026-11-25',
  ...fields,
});
