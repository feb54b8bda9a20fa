import { z } from 'zod';
import { privateField } from '../core/accion';
import {
  choice,
  day as dayField,
  instant as instantField,
  money,
  own,
  ref,
  text,
  whole,
} from '../core/fields';
import { day, decimal, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord, recordFields } from '../core/record';
import { period } from '../receipts/receiptKinds';
import { loanType, loanTypeRecord, MOST_INSTALMENTS } from './loanType';

/** The stages of a loan once it is granted. */
const stages = {
  toPay: ['A pagar', 'warning'],
  inRun: ['Se paga con el sueldo', 'info'],
  active: ['Activo', 'success'],
  paused: ['En pausa', 'warning'],
  settled: 'Saldado',
  calledOff: 'Sin efecto',
} as const;

export const loanRecord = defineRecord(
  'Loan',
  { one: 'préstamo', many: 'préstamos' },
  {
    typeId: ref('Qué pedís'),
    amount: money('Importe', { private: true }),
    instalments: whole('Cuotas', { min: 1, max: MOST_INSTALMENTS, initial: 1 }),
    firstPeriod: own('Mes de la primera cuota', period, ''),
    note: text('Para qué lo necesitás', { max: 500, optional: true, private: true, rows: 2 }),
  },
  {
    /** Its request's, until it is granted. */
    state: choice('Estado', {
      draft: ['Para corregir', 'warning'],
      pending: ['Pendiente', 'info'],
      rejected: ['Rechazado', 'error'],
      cancelled: 'Cancelado',
      expired: 'Vencido',
      ...stages,
    }),
    stage: choice('Estado', stages, { optional: true }),
    balance: money('Saldo'),
    nextPeriod: own('Próxima cuota', period.nullable(), null),
    nextAmount: money('Importe de la próxima', { optional: true }),
    paidOn: dayField('Entregado el', { optional: true }),
    askedAt: instantField('Pedido'),
  },
);

export const loanFields = recordFields(loanRecord);

/** A month of paying back, as it was planned and as it went. */
export const loanInstalment = z
  .object({
    number: z.int(),
    period,
    amount: privateField(decimal),
    /** The part of it that was paid before its time. */
    covered: privateField(decimal),
    state: z.enum(['planned', 'due', 'deducted', 'covered', 'calledOff']),
    /** How many runs could not take it. */
    skipped: z.int(),
  })
  .meta({ id: 'LoanInstalment' });

export const loanMovementKinds = [
  'lent',
  'takenBack',
  'deducted',
  'givenBack',
  'paid',
  'skipped',
  'paused',
  'resumed',
  'moved',
  'calledOff',
] as const;

/** A cause of what somebody owes, in words; added up, they are the balance. */
export const loanMovement = z
  .object({
    id,
    kind: z.enum(loanMovementKinds),
    amount: privateField(decimal),
    text: privateField(z.string()),
    by: z.string().nullable(),
    at: instant,
  })
  .meta({ id: 'LoanMovement' });

/** A loan as a list shows it. */
export const loan = z
  .object({
    id,
    version,
    person: personRef,
    siteName: z.string(),
    areaName: z.string(),
    typeId: id,
    typeName: z.string(),
    kind: loanTypeRecord.fields.kind.schema,
    amount: privateField(decimal),
    instalments: z.int(),
    firstPeriod: period,
    state: loanRecord.shown.state.schema,
    balance: privateField(decimal),
    nextPeriod: period.nullable(),
    nextAmount: privateField(decimal.nullable()),
    paidOn: day.nullable(),
    requestId: id,
    requestVersion: version,
    askedAt: instant,
  })
  .meta({ id: 'Loan' });

export const loanActions = [
  'edit',
  'withdraw',
  'pay',
  'callOff',
  'settle',
  'pause',
  'resume',
] as const;
export type LoanAction = (typeof loanActions)[number];

/** A whole loan, with what made it and the actions that may be done with it. */
export const loanDetail = loan
  .extend({
    note: privateField(z.string()),
    reason: privateField(z.string()),
    plan: z.array(loanInstalment),
    movements: z.array(loanMovement),
    actions: z.array(z.enum(loanActions)),
    /** Whether the asker is among those who may see its request. */
    followsRequest: z.boolean(),
  })
  .meta({ id: 'LoanDetail' });

/** All that decides whether somebody may ask for a loan: what they earn, owe and may choose. */
export const loanTerms = z
  .object({
    types: z.array(
      loanType
        .pick({
          id: true,
          name: true,
          kind: true,
          maxInstalments: true,
          maxAmount: true,
          maxSalaries: true,
          minServiceMonths: true,
          source: true,
        })
        .meta({ id: 'LoanTermsType' }),
    ),
    /** The pay of a month; null where it is not written down. */
    pay: privateField(decimal.nullable()),
    serviceMonths: z.int(),
    /** Types of which they have one that is not over. */
    openTypeIds: z.array(id),
    /** The instalments that are due already, month by month. */
    committed: privateField(
      z.array(
        z
          .object({ period, kind: loanTypeRecord.fields.kind.schema, amount: decimal })
          .meta({ id: 'LoanCommitted' }),
      ),
    ),
    /** In which months the first instalment may be. */
    firstPeriods: z.array(period),
    /** Percents of pay: what may be advanced, and taken for loans. */
    advanceLimit: decimal,
    deductionLimit: decimal,
  })
  .meta({ id: 'LoanTerms' });

export type LoanTerms = z.infer<typeof loanTerms>;
