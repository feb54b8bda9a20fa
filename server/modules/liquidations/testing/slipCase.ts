import type { ConceptRun } from '@contract/liquidations/payBases';
import { handsOver } from '../handsOver';
import type { PaySlip } from '../paySlip';
import { reckonPay } from '../reckonPay';
import { factsOf, figures, planFor } from './payCase';

/** Rates that insurers and chambers give, invented. */
const given = {
  ...{ art_porcentaje: '3.2', art_suma_fija: '1850', seguro_de_vida: '424.62' },
  camara_empresaria: '0.5',
};

/** The slip of somebody's ordinary month, as a run would say it. */
export function slipCase(more: Partial<PaySlip> = {}, kind: ConceptRun = 'monthly'): PaySlip {
  const facts = factsOf({ amounts: { 'hours.extra50': 630, 'hours.night': 1200 } });
  const parameters = { ...figures.parameters, ...given };
  const pay = reckonPay(planFor(kind), facts, { ...figures, kind, parameters });
  if (pay.problem !== undefined) throw new Error(pay.problem);
  const { remunerative, nonRemunerative, deductions, employer, net } = pay.totals;
  return {
    employer: { name: 'Andén S. A.', taxId: '30712345671', address: 'Av. Belgrano 100, CABA' },
    ...{ title: 'Sueldo de noviembre de 2026', period: '2026-11', payDay: '2026-12-04' },
    place: 'Av. Circunvalación 4580, Rosario',
    deposit: { period: '2026-10', paidOn: '2026-11-10', bank: 'Banco Nación', place: 'Rosario' },
    facts,
    lines: pay.lines.flatMap(({ concept, quantity, rate, amount }) =>
      concept.kind === 'informative'
        ? []
        : [
            {
              ...{ name: concept.name, kind: concept.kind, item: concept.item, unit: concept.unit },
              handedOver: handsOver(concept),
              quantity: quantity?.toFixed(4) ?? null,
              base: rate?.toFixed(6) ?? null,
              amount: amount.toFixed(2),
            },
          ],
    ),
    totals: {
      remunerative: remunerative.toFixed(2),
      nonRemunerative: nonRemunerative.toFixed(2),
      deductions: deductions.toFixed(2),
      employer: employer.toFixed(2),
      net: net.toFixed(2),
    },
    ...more,
  };
}
