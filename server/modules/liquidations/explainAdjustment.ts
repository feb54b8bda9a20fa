import { moneyText } from '@contract/core/moneyText';
import { monthWords } from '@contract/core/rangeText';
import { payRecord } from '@contract/users/personPay';
import { sameSalary } from './adjustmentRules';
import { salaryBasisText } from './adjustmentTexts';
import type { Explained } from './explainPay';
import { formulasOf } from './explainPay';
import type { AdjustedMonth, AdjustedRecord, PayFacts } from './payFacts';
import type { ReckonedPay } from './reckonPay';
import { unionTieOf } from './unionTieOf';

const { unionTie } = payRecord.fields;

function tieText(before: AdjustedRecord, after: AdjustedRecord): string {
  const tie = unionTieOf(after);
  return tie === unionTieOf(before) ? '' : `sindicato: ${unionTie.labels[tie].toLowerCase()}`;
}

/** This says what changed in the record since the month was paid. */
function changeText({ before, after, paid }: AdjustedMonth): string {
  if (paid && sameSalary(before, after)) return 'Lo que corresponde con los datos de hoy';
  const parts = [
    before.category === after.category ? '' : (after.category ?? 'sin categoría'),
    before.agreement === after.agreement ? '' : (after.agreement ?? 'sin convenio'),
    tieText(before, after),
  ].filter(Boolean);
  const was = `antes ${salaryBasisText(before)}`;
  return [`Con ${salaryBasisText(after)}, ${was}`, ...parts].join(', ');
}

/** Each line with what was paid, what is due now and what another adjustment gave, and the way back to that month. */
export function explainAdjustment(
  pay: Exclude<ReckonedPay, { problem: string }>,
  { adjusts = [] }: PayFacts,
): Explained[] {
  return pay.lines.map(({ concept, amount, ofPeriod }) => {
    const month = adjusts.find(({ period, paid }) => (paid ? !ofPeriod : period === ofPeriod));
    const line = month?.lines.find(({ conceptId }) => conceptId === concept.id);
    if (!month || !line) throw new Error('an adjusted line comes from a month');
    const words = monthWords(month.period).toLowerCase();
    const [paidBy] = month.runs;
    const input = (name: string, label: string, value: string, path: string | null = null) => ({
      ...{ name, label, value: moneyText(value), path },
    });
    return {
      code: concept.code,
      name: `${concept.name}, ${words}`,
      kind: concept.kind,
      unit: '',
      quantity: null,
      rate: null,
      amount: amount.toFixed(2),
      formulas: [
        { label: 'Importe', text: 'corresponde - pagado - ajustado' },
        ...formulasOf(concept).map(({ label, text }) => ({ label: `${label}, en ${words}`, text })),
      ],
      inputs: [
        input('corresponde', changeText(month), line.after),
        input(
          'pagado',
          month.runs.map(({ title }) => title).join(' y '),
          line.before,
          paidBy ? `/liquidations/${paidBy.id}/people/${paidBy.rowId}` : null,
        ),
        ...(Number(line.already) === 0
          ? []
          : [input('ajustado', 'Lo que ya dieron otros ajustes', line.already)]),
      ],
      source: concept.source,
      previous: null,
    };
  });
}
