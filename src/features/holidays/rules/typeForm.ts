import { leaveTypeFields } from '@contract/holidays/leaveType';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import type { LeaveType } from '../api';
import { daysText } from '../leaveTexts';

const { shape } = leaveTypeFields;
const count = (max: number) =>
  z
    .string()
    .regex(/^\d{0,3}$/, 'Escribí un número entero.')
    .refine((text) => Number(text) <= max, `Hasta ${max}.`);

/** The contract's fields as the form holds them; a limit that is not set is an empty text. */
export const typeForm = z
  .object({
    code: shape.code,
    name: shape.name,
    unit: shape.unit,
    halfDays: z.boolean(),
    daysAnEvent: count(365),
    daysAYear: count(365),
    noticeDays: count(365),
    minServiceMonths: count(600),
    needsCertificate: z.boolean(),
    paid: z.boolean(),
    countsAsWorked: z.boolean(),
    startRule: shape.startRule.unwrap(),
    source: shape.source.unwrap(),
    active: z.boolean(),
  })
  .refine(({ unit, halfDays }) => unit === 'working' || !halfDays, {
    path: ['halfDays'],
    message: 'Solo las que cuentan días hábiles admiten medios días.',
  });

export type TypeValues = z.input<typeof typeForm>;

const text = (value: number | null | undefined) => (value ? String(value) : '');

export const typeValues = (row: LeaveType | null): TypeValues => ({
  code: row?.code ?? '',
  name: row?.name ?? '',
  unit: row?.unit ?? 'calendar',
  halfDays: row?.halfDays ?? false,
  daysAnEvent: text(row?.daysAnEvent),
  daysAYear: text(row?.daysAYear),
  noticeDays: text(row?.noticeDays),
  minServiceMonths: text(row?.minServiceMonths),
  needsCertificate: row?.needsCertificate ?? false,
  paid: row?.paid ?? true,
  countsAsWorked: row?.countsAsWorked ?? true,
  startRule: row?.startRule ?? 'warn',
  source: row?.source ?? '',
  active: row?.active ?? true,
});

export const typeInput = (values: TypeValues) => ({
  ...values,
  daysAnEvent: Number(values.daysAnEvent) || null,
  daysAYear: Number(values.daysAYear) || null,
  noticeDays: Number(values.noticeDays),
  minServiceMonths: Number(values.minServiceMonths),
});

export const unitOptions = [
  { value: 'calendar', label: 'Días corridos' },
  { value: 'working', label: 'Días hábiles' },
];

export const startOptions = [
  { value: 'warn', label: 'Se avisa, y se puede pedir igual' },
  { value: 'refuse', label: 'No se puede pedir' },
  { value: 'none', label: 'Nada: empiezan cualquier día' },
];

const startTexts = { warn: '', refuse: 'solo desde un lunes', none: 'desde cualquier día' };

/** "2 días por vez · hasta 10 por año · pide certificado". */
export function ruleText(row: LeaveType): string {
  return [
    row.unit === 'calendar' ? 'Días corridos' : 'Días hábiles',
    row.daysAnEvent ? `${daysText(row.daysAnEvent)} por vez` : '',
    row.daysAYear ? `hasta ${row.daysAYear} por año` : '',
    row.halfDays ? 'admite medios días' : '',
    row.noticeDays ? `se avisa ${daysText(row.noticeDays)} antes` : '',
    row.minServiceMonths ? `desde los ${row.minServiceMonths} meses` : '',
    row.needsCertificate ? 'pide certificado' : '',
    row.paid ? '' : 'sin goce de sueldo',
    row.kind === 'vacation' ? startTexts[row.startRule] : '',
    row.source,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Only what differs, as people read it. */
export function typeConflict(mine: TypeValues, stored: LeaveType): ConflictField[] {
  const yes = (value: boolean) => (value ? 'Sí' : 'No');
  const startLabel = (rule: string) =>
    startOptions.find(({ value }) => value === rule)?.label ?? rule;
  const read: [string, (values: TypeValues) => string][] = [
    ['Nombre', ({ name }) => name],
    ['Por vez', ({ daysAnEvent }) => daysAnEvent || '—'],
    ['Por año', ({ daysAYear }) => daysAYear || '—'],
    ['Aviso', ({ noticeDays }) => noticeDays || '—'],
    ['Certificado', ({ needsCertificate }) => yes(needsCertificate)],
    ['Con goce', ({ paid }) => yes(paid)],
    ['Si no empiezan un lunes', ({ startRule }) => startLabel(startRule)],
    ['Activa', ({ active }) => yes(active)],
    ['Origen', ({ source }) => source || '—'],
  ];
  const theirs = typeValues(stored);
  return read
    .map(([label, show]) => ({ label, mine: show(mine), stored: show(theirs) }))
    .filter((field) => field.mine !== field.stored);
}
