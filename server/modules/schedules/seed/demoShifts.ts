import type { ShiftFields } from '@contract/schedules/shift';
import type { Db } from '../../../db/Db';
import { rotation, shift } from '../../../db/schema/schedules';

const usual = {
  kind: 'worked',
  breakKind: 'punched',
  breakMinutes: 30,
  toleranceIn: 5,
  toleranceOut: 5,
  paid: true,
  night: false,
} as const;

const shifts: readonly Omit<ShiftFields, 'minRest' | 'active'>[] = [
  { ...usual, name: 'Mañana', code: 'M', color: 'teal', startsAt: '06:00', endsAt: '14:00' },
  { ...usual, name: 'Tarde', code: 'T', color: 'amber', startsAt: '14:00', endsAt: '22:00' },
  {
    ...usual,
    name: 'Noche',
    code: 'N',
    color: 'violet',
    startsAt: '22:00',
    endsAt: '06:00',
    night: true,
  },
  {
    ...usual,
    name: 'Administración',
    code: 'ADM',
    color: 'blue',
    startsAt: '09:00',
    endsAt: '18:00',
    breakKind: 'fixed',
    breakMinutes: 60,
    toleranceIn: 10,
    toleranceOut: 10,
  },
  {
    ...usual,
    name: 'Sábado',
    code: 'SAB',
    color: 'green',
    startsAt: '08:00',
    endsAt: '13:00',
    breakKind: 'none',
    breakMinutes: 0,
  },
  { ...usual, name: 'Refuerzo', code: 'REF', color: 'pink', startsAt: '10:00', endsAt: '16:00' },
  {
    ...usual,
    name: 'Guardia de fin de semana',
    code: 'GFS',
    color: 'grey',
    kind: 'onCall',
    startsAt: '18:00',
    endsAt: '06:00',
    breakKind: 'none',
    breakMinutes: 0,
  },
];

const off = null;
const week = (code: string, days: number) =>
  Array.from({ length: 7 }, (_, index) => (index < days ? code : off));

const depot = ['M', 'M', 'M', 'M', 'M', 'SAB', off];

const rotations = {
  office: { name: 'Oficina, lunes a viernes', byWeek: true, days: week('ADM', 5) },
  depot: {
    name: 'Depósito, lunes a sábado',
    byWeek: true,
    days: depot,
  },
  onCall: {
    name: 'Depósito, con guardia cada tres semanas',
    byWeek: true,
    days: [...week('M', 5).slice(0, 5), 'GFS', 'GFS', ...depot, ...depot],
  },
  sixOne: { name: 'Mañana, 6 × 1', byWeek: true, days: week('M', 6) },
  fourTwo: { name: 'Tarde, 4 × 2', byWeek: false, days: ['T', 'T', 'T', 'T', off, off] },
  teams: {
    name: 'Mañana, tarde y noche',
    byWeek: true,
    days: [...week('M', 5), ...week('T', 5), ...week('N', 5)],
  },
} as const;

export type DemoRotation = keyof typeof rotations;

/** The shifts of the invented organisation and the rotations made of them, by their key. */
export async function seedShifts(db: Db): Promise<Record<DemoRotation, number>> {
  const rows = await db
    .insert(shift)
    .values([...shifts])
    .returning({ id: shift.id, code: shift.code });
  const ids = new Map<string | null, number>(rows.map(({ id, code }) => [code, id]));
  const entries = Object.entries(rotations);
  const made = await db
    .insert(rotation)
    .values(
      entries.map(([, { days, ...cycle }]) => ({
        ...cycle,
        days: days.map((code) => ids.get(code) ?? null),
      })),
    )
    .returning({ id: rotation.id, name: rotation.name });
  return Object.fromEntries(
    entries.map(([key, { name }]) => [key, made.find((row) => row.name === name)?.id ?? 0]),
  ) as Record<DemoRotation, number>;
}
