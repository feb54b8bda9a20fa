import type { InputOf, OutputOf } from '@contract/core/accion';
import { simulatePay } from '@contract/liquidations/simulationAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { explainPay } from './explainPay';
import { type FrozenRun, planOf, takeRules } from './frozenRun';
import { lookedPerson } from './lookedPerson';
import type { PayFacts, PayFigures } from './payFacts';
import type { ReadyConcept } from './payPlan';
import { lookedAt } from './population';
import { reckonPay } from './reckonPay';

type Asked = InputOf<typeof simulatePay>;
type Totals = OutputOf<typeof simulatePay>['before'];

/** Their record as it would be: what is left empty stays as it is. */
const changed = (facts: PayFacts, { salary, category, agreement }: Asked): PayFacts => ({
  ...facts,
  salary: salary ?? facts.salary,
  parts: salary ? undefined : facts.parts,
  category: category || facts.category,
  agreement: agreement || facts.agreement,
});

const withFigure = (figures: PayFigures, { parameter }: Asked): PayFigures =>
  parameter
    ? {
        ...figures,
        parameters: { ...figures.parameters, [parameter.name]: parameter.value },
      }
    : figures;

function reckoned(plan: readonly ReadyConcept[], facts: PayFacts, figures: PayFigures) {
  const pay = reckonPay(plan, facts, figures);
  if (pay.problem !== undefined) throw conflict(pay.problem);
  return pay;
}

const shownTotals = ({ totals }: ReturnType<typeof reckoned>): Totals => ({
  remunerative: totals.remunerative.toFixed(2),
  nonRemunerative: totals.nonRemunerative.toFixed(2),
  deductions: totals.deductions.toFixed(2),
  employer: totals.employer.toFixed(2),
  net: totals.net.toFixed(2),
});

/** Reckoned twice with what a run would take now: as it is, and with what is asked about. Nothing of it is kept. */
export const simulatePayHandler = implement(simulatePay, async (asked, { db }) => {
  const { personId, period, kind } = asked;
  const run = lookedAt({ kind, period });
  const rules = await takeRules(db, { ...run, kind });
  const plan = planOf(rules.concepts, rules.names);
  const facts = await lookedPerson(db, { kind, period }, plan, personId);
  if (!facts) throw notFound('Esa persona no era parte en ese mes.');
  const figures = withFigure(rules.figures, asked);
  const then = changed(facts, asked);
  const before = reckoned(plan, facts, rules.figures);
  const after = reckoned(plan, then, figures);
  const frozen: FrozenRun = { ...rules, figures, seals: {} };
  const today = new Map(
    before.lines.map(({ concept, amount }) => [concept.code, amount.toFixed(2)]),
  );
  const stays = new Set(after.lines.map(({ concept }) => concept.code));
  return {
    before: shownTotals(before),
    after: shownTotals(after),
    lines: explainPay(after, then, frozen, personId).map((line) => ({
      ...line,
      previous: today.get(line.code) ?? '0.00',
    })),
    gone: before.lines.flatMap(({ concept: { code, name }, amount }) =>
      stays.has(code) ? [] : [{ code, name, amount: amount.toFixed(2) }],
    ),
    today: { salary: facts.salary, category: facts.category, agreement: facts.agreement },
  };
});
