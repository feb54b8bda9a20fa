import { parameterCatalog } from '@contract/admin/parameterCatalog';
import type { LoanTerms } from '@contract/loans/loan';
import { getLoanTerms } from '@contract/loans/loanAcciones';
import { fromCents, monthAfter, planInstalments } from '@contract/loans/loanPlan';
import Big from 'big.js';
import { and, eq, ne, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { loan, loanInstalment, loanType } from '../../db/schema/loans';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { figuresAt } from '../../engine/parameters/figuresAt';
import { todayAt } from '../../engine/time/todayAt';
import { loanRows } from './loanQueries';
import { leftOf } from './loanRules';
import { findLoanTypes } from './loanTypes';

type Somebody = typeof person.$inferSelect;

/** How far ahead the first instalment may be. */
const MONTHS_AHEAD = 3;
const open = ['draft', 'pending', 'toPay', 'inRun', 'active', 'paused'];
const planned = ['pending', 'toPay', 'inRun'];

interface Hours {
  monthHours: string;
  dayHours: string;
}

const rules = ['pay.advanceLimit', 'pay.deductionLimit', 'pay.monthHours', 'pay.dayHours'] as const;

/** The dated figures that rule on a day; where an organisation has none of its own, those that the product began with. */
async function rulesOn(db: Db, day: string): Promise<Record<(typeof rules)[number], string>> {
  const figures = await figuresAt(db, rules, day);
  const ruling = (code: (typeof rules)[number]) =>
    parameterCatalog[code].initial.findLast(({ from }) => from <= day)?.value;
  const entries = rules.map((code) => [code, String(figures[code] ?? ruling(code))] as const);
  return Object.fromEntries(entries) as Record<(typeof rules)[number], string>;
}

/** The pay of a month by a person's file, before whatever the month brings. */
export function monthlyPay(
  { salary, salaryBasis }: Pick<Somebody, 'salary' | 'salaryBasis'>,
  { monthHours, dayHours }: Hours,
): string | null {
  if (salary === null || salaryBasis === null) return null;
  const whole = { monthly: 1, daily: monthHours, hourly: monthHours }[salaryBasis];
  const parts = salaryBasis === 'daily' ? dayHours : 1;
  return new Big(salary).times(whole).div(parts).toFixed(2);
}

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) -
  (to.slice(8) < from.slice(8) ? 1 : 0);

/** The amounts due month by month of all loans that are not over, and the types of which there is one. */
async function owedBy(db: Db, personId: number, but: number) {
  const rows = (
    await loanRows(db).where(and(eq(loan.personId, personId), ne(loan.id, but)))
  ).filter(({ state }) => open.includes(state));
  const due = await db
    .select({ kind: loanType.kind, one: loanInstalment })
    .from(loanInstalment)
    .innerJoin(loan, eq(loan.id, loanInstalment.loanId))
    .innerJoin(loanType, eq(loanType.id, loan.typeId))
    .where(
      and(
        anyOf(
          loanInstalment.loanId,
          rows.map(({ id }) => id),
        ),
        eq(loanInstalment.state, 'due'),
      ),
    );
  const asked = rows
    .filter(({ state }) => planned.includes(state))
    .flatMap(({ kind, amount, instalments, firstPeriod }) =>
      planInstalments(amount, instalments, firstPeriod).map((one) => ({ kind, ...one })),
    );
  return {
    openTypeIds: [...new Set(rows.map(({ typeId }) => typeId))],
    committed: [
      ...due.map(({ kind, one }) => ({
        kind,
        period: one.period,
        amount: fromCents(leftOf(one)),
      })),
      ...asked.map(({ kind, period, amount }) => ({ kind, period, amount })),
    ],
  };
}

/** All that decides whether somebody may have a loan; `but` is the one that is being decided. */
export async function loanTermsOf(db: Db, who: Somebody, but = 0): Promise<LoanTerms> {
  const today = await todayAt(db, who.siteId);
  const [figures, types, owed] = await Promise.all([
    rulesOn(db, today),
    findLoanTypes(db),
    owedBy(db, who.id, but),
  ]);
  const hours = { monthHours: figures['pay.monthHours'], dayHours: figures['pay.dayHours'] };
  return {
    types: types
      .filter(({ active }) => active)
      .map(({ active: _active, code: _code, version: _version, ...type }) => type),
    pay: monthlyPay(who, hours),
    serviceMonths: Math.max(0, monthsBetween(who.hireDate, today)),
    ...owed,
    firstPeriods: Array.from({ length: MONTHS_AHEAD + 1 }, (_item, index) =>
      monthAfter(today.slice(0, 7), index),
    ),
    advanceLimit: figures['pay.advanceLimit'],
    deductionLimit: figures['pay.deductionLimit'],
  };
}

/** One's own file; an account of nobody asks for nothing. */
export async function ownPerson(db: Db, personId: number | null): Promise<Somebody> {
  const [row] = await db
    .select()
    .from(person)
    .where(personId === null ? sql`false` : eq(person.id, personId));
  if (!row) throw notFound('Tu cuenta no es de ninguna persona.');
  return row;
}

export const getLoanTermsHandler = implement(getLoanTerms, async ({ loanId }, { db, viewer }) =>
  loanTermsOf(db, await ownPerson(db, viewer.personId), loanId),
);
