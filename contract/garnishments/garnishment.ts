import { z } from 'zod';
import { privateField } from '../core/accion';
import {
  checkedText,
  choice,
  day,
  decimal as decimalField,
  flag,
  money,
  ref,
  text,
} from '../core/fields';
import { decimal, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord, type RecordValues, recordFields } from '../core/record';
import { cbu } from '../users/personPay';

/** A court's order to take a part of somebody's pay. */
export const garnishmentRecord = defineRecord(
  'Garnishment',
  { one: 'embargo', many: 'embargos' },
  {
    personId: ref('Persona', { private: true }),
    kind: choice('Qué reclama', {
      debt: 'Deuda común',
      maintenance: ['Alimentos', 'info'],
    }),
    court: text('Juzgado', { min: [3, 'Escribí qué juzgado lo ordenó.'], max: 120, private: true }),
    file: text('Expediente', {
      min: [3, 'Escribí el expediente como dice el oficio.'],
      max: 160,
      private: true,
    }),
    account: checkedText('CBU de la cuenta judicial', cbu, {
      max: 30,
      digits: 22,
      optional: true,
      private: true,
    }),
    take: choice('Cuánto se retiene', {
      legal: 'Lo que permite el límite de la ley',
      percent: 'Un porcentaje',
      amount: 'Un importe por mes',
    }),
    percent: decimalField('Porcentaje', { unit: '%', optional: true, private: true }),
    of: choice(
      'De qué',
      { gross: 'De la remuneración bruta', net: 'De la bruta menos los aportes de ley' },
      { byDefault: 'gross' },
    ),
    amount: money('Importe por mes', { optional: true, private: true }),
    total: money('Hasta completar', { optional: true, none: 'Sin total', private: true }),
    takenBefore: money('Ya retenido antes de cargarlo', { optional: true, private: true }),
    onSac: flag('También del aguinaldo', { byDefault: true }),
    receivedOn: day('Oficio recibido el'),
    fromDay: day('Se retiene desde'),
    toDay: day('Levantado el', { optional: true, none: 'Sigue' }),
    note: text('Nota', { max: 500, optional: true, private: true, rows: 2 }),
  },
  {
    state: choice('Estado', {
      waiting: ['Todavía no rige', 'info'],
      active: ['Se retiene', 'success'],
      completed: 'Completado',
      lifted: 'Levantado',
    }),
    taken: money('Retenido'),
    left: money('Falta', { optional: true }),
  },
);

export type GarnishmentFields = RecordValues<typeof garnishmentRecord>;
export const garnishmentFields = recordFields(garnishmentRecord);

type Checked = Pick<
  GarnishmentFields,
  'kind' | 'take' | 'percent' | 'amount' | 'total' | 'takenBefore' | 'fromDay' | 'toDay'
>;

/** The faults of fields that cannot be together, for the form and for the server. */
export function garnishmentFaults(asked: Checked, issues: z.RefinementCtx): void {
  const { kind, take, percent, amount, total, takenBefore, fromDay, toDay } = asked;
  const wrong = (field: keyof Checked, message: string) =>
    issues.addIssue({ code: 'custom', path: [field], message });
  if (kind === 'maintenance' && take === 'legal') {
    wrong('take', 'Los alimentos no tienen ese límite: el oficio dice un porcentaje o un importe.');
  }
  if (kind === 'debt' && !total) wrong('total', 'Escribí hasta cuánto, con intereses y costas.');
  if (take === 'percent' && !(percent && /^\d{1,3}(\.\d{1,4})?$/.test(percent))) {
    wrong('percent', 'Escribí el porcentaje que dice el oficio.');
  } else if (take === 'percent' && !(Number(percent) > 0 && Number(percent) <= 100)) {
    wrong('percent', 'Va de más de 0 a 100.');
  }
  if (take === 'amount' && !(Number(amount) > 0)) {
    wrong('amount', 'Escribí el importe que dice el oficio.');
  }
  if (total && Number(total) === 0) wrong('total', 'Escribí un importe, o dejalo vacío.');
  if (total && takenBefore && Number(takenBefore) > Number(total)) {
    wrong('takenBefore', 'Es más que el total.');
  }
  if (toDay && toDay < fromDay) wrong('toDay', 'Es antes de que empiece.');
}

/** Fields that do not go with how much is taken are not kept. */
export const settleGarnishment = <G extends Pick<GarnishmentFields, 'take' | 'percent' | 'amount'>>(
  asked: G,
): G => ({
  ...asked,
  percent: asked.take === 'percent' ? asked.percent : null,
  amount: asked.take === 'amount' ? asked.amount : null,
});

export const garnishment = garnishmentFields
  .extend({
    id,
    version,
    person: personRef,
    siteName: z.string(),
    areaName: z.string(),
    state: garnishmentRecord.shown.state.schema,
    taken: privateField(decimal),
    left: privateField(decimal.nullable()),
  })
  .meta({ id: 'Garnishment' });

/** The causes that move the withheld sum: a run, or the run that takes it back. */
export const garnishmentMovementKinds = ['withheld', 'givenBack'] as const;

export const garnishmentDetail = garnishment
  .extend({
    movements: z.array(
      z
        .object({
          id,
          kind: z.enum(garnishmentMovementKinds),
          amount: privateField(decimal),
          runId: id,
          runTitle: z.string(),
          at: instant,
        })
        .meta({ id: 'GarnishmentMovement' }),
    ),
    /** Runs that are prepared and count on some of it. */
    waiting: z.array(
      z
        .object({ runId: id, runTitle: z.string(), amount: privateField(decimal) })
        .meta({ id: 'GarnishmentWaiting' }),
    ),
    /** One's own is of somebody else. */
    edits: z.boolean(),
  })
  .meta({ id: 'GarnishmentDetail' });
