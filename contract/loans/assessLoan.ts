import { counted } from '../core/counted';
import { moneyText } from '../core/moneyText';
import { monthWords } from '../core/rangeText';
import type { LoanTerms } from './loan';
import {
  centsOf,
  fromCents,
  type PlannedInstalment,
  partOfCents,
  planInstalments,
} from './loanPlan';

export interface AskedLoan {
  typeId: number;
  amount: string;
  instalments: number;
  firstPeriod: string;
}

/** Why a loan cannot be asked for; the code says it to whoever may not know the figures. */
export interface LoanRefusal {
  code:
    | 'noType'
    | 'noAmount'
    | 'noPay'
    | 'service'
    | 'another'
    | 'instalments'
    | 'firstPeriod'
    | 'amount'
    | 'salaries'
    | 'advanceLimit'
    | 'deductionLimit';
  text: string;
  /** The law or the rule it comes from; empty where it is the organisation's. */
  source: string;
}

type Type = LoanTerms['types'][number];

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** The sum of one kind that somebody must pay back in a month already. */
const owedIn = (terms: LoanTerms, kind: Type['kind'], period: string): number =>
  terms.committed
    .filter((one) => one.kind === kind && one.period === period)
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);

interface Limit {
  code: 'advanceLimit' | 'deductionLimit';
  percent: string;
  source: string;
  /** The thing that it limits, in words. */
  what: string;
  advice: string;
}

const limitOf = ({ kind }: Type, terms: LoanTerms): Limit =>
  kind === 'advance'
    ? {
        code: 'advanceLimit',
        percent: terms.advanceLimit,
        source: 'LCT, art. 130',
        what: 'los anticipos de un mes',
        advice: 'Pedí menos.',
      }
    : {
        code: 'deductionLimit',
        percent: terms.deductionLimit,
        source: 'LCT, art. 133',
        what: 'los descuentos por préstamos de un mes',
        advice: 'Pedí menos, o más cuotas.',
      };

/** The first month in which it would take more than the law lets be taken. */
function overTheLaw(
  type: Type,
  plan: readonly PlannedInstalment[],
  terms: LoanTerms & { pay: string },
): LoanRefusal[] {
  const { code, percent, source, what, advice } = limitOf(type, terms);
  const most = partOfCents(centsOf(terms.pay), percent);
  const over = plan.find(
    ({ period, amount }) => owedIn(terms, type.kind, period) + centsOf(amount) > most,
  );
  if (!over) return [];
  const free = Math.max(0, most - owedIn(terms, type.kind, over.period));
  const text = `En ${lower(monthWords(over.period))} te quedan ${moneyText(fromCents(free))} para descontar: ${what} no pueden pasar del ${percent.replace('.', ',')} % del sueldo. ${advice}`;
  return [{ code, text, source }];
}

/** The organisation's own limits of the type. */
function overTheType(type: Type, asked: AskedLoan, pay: string): LoanRefusal[] {
  const amount = centsOf(asked.amount);
  const own = (code: LoanRefusal['code'], text: string) => ({ code, text, source: type.source });
  const salaries = partOfCents(centsOf(pay) * 100, type.maxSalaries ?? '0');
  return [
    ...(asked.instalments > type.maxInstalments
      ? [
          own(
            'instalments',
            `Se devuelve en hasta ${counted(type.maxInstalments, 'cuota', 'cuotas')}.`,
          ),
        ]
      : []),
    ...(type.maxAmount !== null && amount > centsOf(type.maxAmount)
      ? [own('amount', `Se puede pedir hasta ${moneyText(type.maxAmount)}.`)]
      : []),
    ...(type.maxSalaries !== null && amount > salaries
      ? [
          own(
            'salaries',
            `Se puede pedir hasta ${type.maxSalaries.replace('.', ',')} sueldos: ${moneyText(fromCents(salaries))}.`,
          ),
        ]
      : []),
  ];
}

const plain = (code: LoanRefusal['code'], text: string, source = ''): LoanRefusal => ({
  code,
  text,
  source,
});

/** The refusals that need no figure of somebody's pay. */
function beforeFigures(type: Type, asked: AskedLoan, terms: LoanTerms): LoanRefusal[] {
  const months = terms.firstPeriods;
  return [
    ...(terms.serviceMonths < type.minServiceMonths
      ? [
          plain(
            'service',
            `Se puede pedir después de ${counted(type.minServiceMonths, 'mes', 'meses')} de trabajo.`,
            type.source,
          ),
        ]
      : []),
    ...(terms.openTypeIds.includes(type.id)
      ? [plain('another', `Ya tenés uno de “${type.name}” sin terminar.`)]
      : []),
    ...(months.includes(asked.firstPeriod)
      ? []
      : [
          plain(
            'firstPeriod',
            `La primera cuota puede ser de ${lower(monthWords(months[0] ?? ''))} a ${lower(monthWords(months.at(-1) ?? ''))}.`,
          ),
        ]),
  ];
}

export interface AssessedLoan {
  plan: PlannedInstalment[];
  refusals: LoanRefusal[];
}

/** This tells what a loan would come to month by month, and why it may not be asked for: the form and the server reckon it here. */
export function assessLoan(terms: LoanTerms, asked: AskedLoan): AssessedLoan {
  const type = terms.types.find(({ id }) => id === asked.typeId);
  if (!type)
    return { plan: [], refusals: [plain('noType', 'Ese tipo de préstamo ya no se pide.')] };
  if (centsOf(asked.amount) < asked.instalments)
    return {
      plan: [],
      refusals: [plain('noAmount', 'Escribí un importe que alcance para las cuotas.')],
    };
  const plan = planInstalments(asked.amount, asked.instalments, asked.firstPeriod);
  const { pay } = terms;
  const refusals = beforeFigures(type, asked, terms);
  if (pay === null)
    return {
      plan,
      refusals: [
        ...refusals,
        plain('noPay', 'No tenés sueldo cargado en tu ficha: avisale a Recursos Humanos.'),
      ],
    };
  return {
    plan,
    refusals: [
      ...refusals,
      ...overTheType(type, asked, pay),
      ...overTheLaw(type, plan, { ...terms, pay }),
    ],
  };
}
