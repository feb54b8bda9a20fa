import type { Db } from '../../../db/Db';
import { leaveType } from '../../../db/schema/holidays';

type Row = typeof leaveType.$inferInsert;

const ownDecision = 'Decisión de la organización';
const special = { kind: 'other', unit: 'calendar' } as const;

/** The types that the law gives everybody, and those that most settings add; each with its source. */
const types: readonly Row[] = [
  {
    code: 'VAC',
    name: 'Vacaciones',
    kind: 'vacation',
    unit: 'calendar',
    source: 'LCT, arts. 150 a 164',
  },
  {
    ...special,
    code: 'NAC',
    name: 'Nacimiento de hijo o hija',
    daysAnEvent: 2,
    needsCertificate: true,
    source: 'LCT, art. 158, inc. a',
  },
  {
    ...special,
    code: 'MAT',
    name: 'Matrimonio',
    daysAnEvent: 10,
    noticeDays: 15,
    needsCertificate: true,
    source: 'LCT, art. 158, inc. b',
  },
  {
    ...special,
    code: 'FAL',
    name: 'Fallecimiento de cónyuge, conviviente, hijos o padres',
    daysAnEvent: 3,
    needsCertificate: true,
    source: 'LCT, art. 158, inc. c',
  },
  {
    ...special,
    code: 'HER',
    name: 'Fallecimiento de hermano o hermana',
    daysAnEvent: 1,
    needsCertificate: true,
    source: 'LCT, art. 158, inc. d',
  },
  {
    ...special,
    code: 'EXA',
    name: 'Examen de enseñanza media o universitaria',
    daysAnEvent: 2,
    daysAYear: 10,
    noticeDays: 5,
    needsCertificate: true,
    source: 'LCT, arts. 158, inc. e, y 161',
  },
  {
    code: 'MUD',
    name: 'Mudanza',
    kind: 'other',
    unit: 'working',
    daysAnEvent: 1,
    daysAYear: 1,
    noticeDays: 5,
    source: ownDecision,
  },
  {
    code: 'TRA',
    name: 'Trámite personal',
    kind: 'other',
    unit: 'working',
    halfDays: true,
    daysAYear: 3,
    noticeDays: 2,
    source: ownDecision,
  },
  {
    ...special,
    code: 'SGS',
    name: 'Licencia sin goce de sueldo',
    daysAnEvent: 90,
    noticeDays: 30,
    minServiceMonths: 12,
    paid: false,
    countsAsWorked: false,
    source: ownDecision,
  },
];

export async function seedLeaveTypes(db: Db): Promise<void> {
  await db
    .insert(leaveType)
    .values([...types])
    .onConflictDoNothing();
}
