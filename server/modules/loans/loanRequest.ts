import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import { assessLoan, type LoanRefusal } from '@contract/loans/assessLoan';
import { centsOf, fromCents } from '@contract/loans/loanPlan';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { loan, loanType } from '../../db/schema/loans';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import {
  type DecisionFact,
  defineRequestType,
  type FindChoices,
  type Subject,
} from '../../engine/approvals/requestType';
import { conflict } from '../../engine/http/fault';
import { keepsEverybody } from '../../engine/pay/payParts';
import { loanTurn } from './askLoan';
import { loanBalance } from './loanQueries';
import { LOAN, loanPath } from './loanRequestType';
import { loanStore, type StoredLoan } from './loanStore';
import { loanTermsOf } from './loanTerms';
import { findLoanTypes } from './loanTypes';
import { planText } from './movementText';
import { tellLoan } from './tellLoan';

const typeChoices: FindChoices = async (db) =>
  (await findLoanTypes(db)).map(({ id, name, active }) => ({
    value: String(id),
    label: active ? name : `${name} (inactivo)`,
  }));

interface LoanSubject extends Subject {
  row: StoredLoan;
  type: typeof loanType.$inferSelect;
  who: typeof person.$inferSelect;
}

async function load(db: Db, id: number): Promise<LoanSubject | null> {
  const [found] = await db
    .select({ row: loan, type: loanType, who: person })
    .from(loan)
    .innerJoin(loanType, eq(loanType.id, loan.typeId))
    .innerJoin(person, eq(person.id, loan.personId))
    .where(eq(loan.id, id));
  if (!found) return null;
  const { row, type } = found;
  const instalments = counted(row.instalments, 'cuota', 'cuotas');
  return {
    ...found,
    ownerId: row.personId,
    title: `${type.name}: ${moneyText(row.amount)} en ${instalments}`,
    values: {
      typeId: row.typeId,
      kind: type.kind,
      amount: Number(row.amount),
      instalments: row.instalments,
    },
  };
}

const plain = (label: string, value: string): DecisionFact => ({ label, value, tone: 'plain' });

/** The part of somebody's other loans that is not given back. */
async function otherLoans(db: Db, { id, personId }: StoredLoan): Promise<DecisionFact> {
  const rows = await db
    .select({ balance: loanBalance })
    .from(loan)
    .where(
      and(
        eq(loan.personId, personId),
        inArray(loan.stage, ['active', 'paused']),
        sql`${loan.id} <> ${id}`,
      ),
    );
  if (rows.length === 0) return { label: 'Otros préstamos', value: 'Ninguno', tone: 'good' };
  const left = moneyText(fromCents(rows.reduce((sum, { balance }) => sum + centsOf(balance), 0)));
  return {
    label: 'Otros préstamos',
    value: `${counted(rows.length, 'otro', 'otros')}; falta devolver ${left}`,
    tone: 'warning',
  };
}

/** People who may not know the pay are told this of the limits. */
const withoutFigures: Record<LoanRefusal['code'], string> = {
  noType: 'Ese tipo de préstamo ya no se pide.',
  noAmount: 'El importe no alcanza para las cuotas.',
  noPay: 'No tiene sueldo cargado en su ficha.',
  service: 'Todavía no tiene la antigüedad que pide.',
  another: 'Ya tiene otro del mismo tipo sin terminar.',
  instalments: 'Son más cuotas que las que admite.',
  firstPeriod: 'Ya pasó el mes de la primera cuota: se corre al pagarlo.',
  amount: 'Pasa el importe que admite.',
  salaries: 'Pasa los sueldos que admite.',
  advanceLimit: 'Los anticipos del mes pasan el tope sobre el sueldo (LCT, art. 130).',
  deductionLimit: 'Los descuentos del mes pasan el tope sobre el sueldo (LCT, art. 133).',
};

/** This reckons the loan again at the end: what was given meanwhile counts, and a month that passed does not matter. */
async function assessed(db: Db, { row, who }: LoanSubject) {
  const terms = await loanTermsOf(db, who, row.id);
  const { plan, refusals } = assessLoan(terms, row);
  return { terms, plan, refusals: refusals.filter(({ code }) => code !== 'firstPeriod') };
}

/** The figures of pay are of who keeps it, and of whose pay it is; everybody else is told whether it fits. */
async function facts({ db, viewer }: Context, subject: LoanSubject): Promise<DecisionFact[]> {
  const { row, type, who } = subject;
  const { terms, plan, refusals } = await assessed(db, subject);
  const knowsPay = keepsEverybody(viewer) || viewer.personId === row.personId;
  const most = Math.max(...plan.map(({ amount }) => centsOf(amount)));
  const part =
    terms.pay === null || centsOf(terms.pay) === 0 || plan.length === 0
      ? null
      : ((100 * most) / centsOf(terms.pay)).toFixed(1).replace('.', ',');
  const fits: DecisionFact = {
    label: 'Límites',
    value: refusals.map(({ code }) => withoutFigures[code]).join(' ') || 'Entra en los límites',
    tone: refusals.length > 0 ? 'warning' : 'good',
  };
  return [
    plain('Qué pide', type.name),
    plain('Importe', moneyText(row.amount)),
    plain('Cuotas', planText(plan)),
    ...(row.stage === null ? [fits] : []),
    ...(knowsPay && part !== null ? [plain('Cada cuota', `${part} % de su sueldo`)] : []),
    await otherLoans(db, row),
    plain('Ingreso', who.hireDate.split('-').reverse().join('/')),
    ...(row.note ? [plain('Para qué', row.note)] : []),
  ];
}

/** People who keep the pay of everybody decide where no definition says otherwise. */
export const loanRequest = defineRequestType<LoanSubject>({
  type: LOAN,
  label: 'Préstamo o anticipo',
  fallback: 'LIQUIDATION.SHOW',
  otherwise: 'Quien liquida los sueldos',
  fields: [
    { key: 'typeId', label: 'Tipo de préstamo', kind: 'choice', choices: [] },
    {
      key: 'kind',
      label: 'Qué es',
      kind: 'choice',
      choices: [
        { value: 'advance', label: 'Anticipo' },
        { value: 'loan', label: 'Préstamo' },
      ],
    },
    { key: 'amount', label: 'Importe', kind: 'number', choices: [] },
    { key: 'instalments', label: 'Cuotas', kind: 'number', choices: [] },
  ],
  choices: { typeId: typeChoices },
  defaultSteps: [{ mode: 'any', resolvers: [], hours: 72, onDeadline: 'remind', escalateTo: null }],
  load,
  facts,
  link: ({ viewer }, { row }) =>
    viewer.personId === row.personId || keepsEverybody(viewer) ? loanPath(row.id) : null,
  editLink: (_requestId, { row }) => `/loans/new?corregir=${row.id}`,
  onApproved: async (context, subject) => {
    const { db, viewer } = context;
    const { row } = subject;
    await loanTurn(db, row.personId);
    const [refused] = (await assessed(db, subject)).refusals;
    if (refused) throw conflict(`Ya no se puede aprobar. ${withoutFigures[refused.code]}`);
    const done = { kind: null, accountId: viewer.accountId };
    await loanStore.write(context, row, { stage: 'toPay' }, done);
  },
  onRefused: (ends, { row }) => tellLoan(ends, row.personId),
});
