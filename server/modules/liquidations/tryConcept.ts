import { tryPayConcept } from '@contract/liquidations/conceptAcciones';
import { knownNames } from '@contract/liquidations/formula/knownNames';
import type { PayLeaver } from '@contract/liquidations/leaver';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid, notFound } from '../../engine/http/fault';
import { conceptsOn } from './conceptQueries';
import { explainPay } from './explainPay';
import { formulaNames } from './formulaNames';
import { takeRules } from './frozenRun';
import { lookedPerson } from './lookedPerson';
import { periodSpan } from './payPeriods';
import { makePlan } from './payPlan';
import { lookedAt } from './population';
import { reckonPay } from './reckonPay';
import { refusePoints } from './refusePoints';

const outside = {
  final: 'Esa persona no tiene su último día en ese mes.',
  fortnight: 'Esa persona no cobra por día ni por hora, o su mes ya está liquidado.',
  vacation: 'Esa persona no empieza vacaciones sin pagar en ese mes.',
} as const;

/** The concept as it is being written, among the others of its month, for one person. */
export const tryPayConceptHandler = implement(
  tryPayConcept,
  async ({ id = 0, personId, period, ...fields }, { db }) => {
    refusePoints(fields);
    const [kind = 'monthly'] = fields.runs;
    // Concepts of last pays are tried as the kind of leaving that has most of them.
    const leavers: PayLeaver[] =
      kind === 'final' ? [{ personId, cause: 'dismissed', noticeGiven: false, bestPay: '' }] : [];
    const half = kind === 'fortnight' ? 'second' : null;
    const run = lookedAt({ kind, period, half }, { leavers });
    const beside = (await conceptsOn(db, periodSpan(period).to, kind)).filter(
      (one) => one.id !== id && one.code !== fields.code,
    );
    // A trial shows the amount, whether they agree to it or not.
    const concepts = [...beside, { ...fields, asksConsent: false, id, version: 0 }];
    const names = await formulaNames(db, concepts);
    const { plan, fault } = makePlan(concepts, knownNames(names));
    if (fault) {
      if (fault.code === fields.code) throw invalid({ [fault.field]: fault.fault.words });
      throw conflict(`${fault.code}: ${fault.fault.words}`);
    }
    const rules = await takeRules(db, { ...run, kind }, concepts);
    const facts = await lookedPerson(db, { kind, period, half }, plan, personId, { leavers });
    if (!facts)
      throw notFound(
        kind === 'monthly' || kind === 'sac'
          ? 'Esa persona no era parte en ese mes.'
          : outside[kind],
      );
    const pay = reckonPay(plan, facts, rules.figures);
    if (pay.problem !== undefined) throw conflict(pay.problem);
    const lines = explainPay(pay, facts, { ...rules, names, seals: {} }, personId);
    return {
      line: lines.find(({ code }) => code === fields.code) ?? null,
      net: pay.totals.net.toFixed(2),
    };
  },
);
