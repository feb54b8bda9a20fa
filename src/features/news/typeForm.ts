import { newsTypeFields } from '@contract/news/newsType';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import { orEmpty } from '@/components/form/orEmpty';
import type { NewsType, SaveNewsTypeApiArg } from './api';
import { paidText, unitLabels } from './newsTexts';

const { shape } = newsTypeFields;
const whole = (max: number) =>
  z.string().refine((text) => /^\d{1,3}$/.test(text) && Number(text) <= max, `Va de 0 a ${max}.`);

/** The contract's fields as the form holds them: numbers as they are typed, choices never null. */
export const typeForm = z.object({
  code: shape.code,
  name: shape.name,
  unit: shape.unit,
  sign: z.enum(['', 'bonus', 'discount']),
  paidPercent: whole(100),
  certificateDays: orEmpty(whole(60)),
  medical: z.boolean(),
  askable: z.boolean(),
  source: shape.source.unwrap(),
  active: z.boolean(),
});

export type TypeValues = z.input<typeof typeForm>;

export const typeValues = (row: NewsType | null): TypeValues => ({
  code: row?.code ?? '',
  name: row?.name ?? '',
  unit: row?.unit ?? 'days',
  sign: row?.sign ?? '',
  paidPercent: String(row?.paidPercent ?? 100),
  certificateDays: row?.certificateDays == null ? '' : String(row.certificateDays),
  medical: row?.medical ?? false,
  askable: row?.askable ?? false,
  source: row?.source ?? '',
  active: row?.active ?? true,
});

/** What its unit does not have is not sent, whatever stayed in a field that is no longer there. */
export function typeInput({
  sign,
  paidPercent,
  certificateDays,
  ...rest
}: TypeValues): SaveNewsTypeApiArg {
  const money = rest.unit === 'amount';
  return {
    ...rest,
    sign: money ? sign || null : null,
    paidPercent: money ? 100 : Number(paidPercent),
    certificateDays: money || certificateDays === '' ? null : Number(certificateDays),
    askable: rest.askable && !money,
    medical: rest.medical && rest.unit === 'days',
  };
}

const yesNo = (on: boolean) => (on ? 'Sí' : 'No');

/** Only what differs, as people read it. */
export function typeConflict(mine: TypeValues, stored: NewsType): ConflictField[] {
  const read: [string, (values: TypeValues) => string][] = [
    ['Código', ({ code }) => code],
    ['Nombre', ({ name }) => name],
    ['Se cuenta en', ({ unit }) => unitLabels[unit]],
    ['Pago', ({ paidPercent }) => paidText(Number(paidPercent))],
    [
      'Certificado',
      ({ certificateDays }) => (certificateDays ? `${certificateDays} días` : 'No pide'),
    ],
    ['Reservada', ({ medical }) => yesNo(medical)],
    ['La puede avisar la persona', ({ askable }) => yesNo(askable)],
    ['Norma', ({ source }) => source || '—'],
    ['En uso', ({ active }) => yesNo(active)],
  ];
  const theirs = typeValues(stored);
  return read
    .map(([label, show]) => ({ label, mine: show(mine), stored: show(theirs) }))
    .filter((field) => field.mine !== field.stored);
}
