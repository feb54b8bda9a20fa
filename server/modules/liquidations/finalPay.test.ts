import type { LeavingCause } from '@contract/liquidations/leaver';
import Big from 'big.js';
import { serviceMonths, severanceYears } from './leavingReads';
import { noHistory, type PayFacts, type PayLeaving } from './payFacts';
import { reckonPay } from './reckonPay';
import { factsOf, figures, library, planFor } from './testing/payCase';

const plan = planFor('final');
const at = {
  ...figures,
  kind: 'final' as const,
  parameters: { ...figures.parameters, tope_indemnizacion: '2400000' },
};

const LAST = '2026-11-18';

const leaves = (
  cause: LeavingCause,
  best: string,
  {
    noticeGiven = false,
    daysNotTaken = 9.5,
    leaveDate = LAST,
    ofYear = {},
    ...more
  }: Partial<PayFacts> & {
    noticeGiven?: boolean;
    daysNotTaken?: number;
    ofYear?: Partial<PayLeaving>;
  } = {},
) =>
  factsOf({
    leaveDate,
    leaving: {
      ...{ cause, noticeGiven, bestPay: '', daysNotTaken, ...ofYear },
      figures: {
        ...{ preaviso_prueba_dias: (leaveDate ?? LAST) < '2026-03-06' ? '15' : '0' },
        ...{ habitualMonths: '6', averageMonths: '6' },
      },
    },
    history: { ...noHistory, best: { sac: best }, bestYear: { sac: best } },
    ...more,
  });

const pay = (facts: PayFacts, own = plan) => {
  const period = (facts.leaveDate ?? LAST).slice(0, 7);
  const reckoned = reckonPay(own, facts, { ...at, period });
  if (reckoned.problem !== undefined) throw new Error(reckoned.problem);
  return reckoned;
};

const shown = ({
  totals: { remunerative, nonRemunerative, deductions, net },
}: ReturnType<typeof pay>) => [
  remunerative.plus(nonRemunerative).toFixed(2),
  deductions.toFixed(2),
  net.toFixed(2),
];

const amountOf = ({ lines }: ReturnType<typeof pay>, code: string) =>
  lines.find(({ concept }) => concept.code === code)?.amount.toFixed(2) ?? null;

const BEST = '1031333.33';

/** Eleven months at the same pay, a premium in one of them and overtime in the last six. */
const premiumYear = ['12', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].flatMap(
  (month, at) => {
    const period = `${month === '12' ? 2025 : 2026}-${month}`;
    const line = (code: string, part: 'fixed' | 'variable', amount: string) => ({
      ...{ period, code, name: code, part, amount },
    });
    return [
      line('BASICO', 'fixed', BEST),
      ...(month === '08' ? [line('PREMIO', 'fixed', '300000.00')] : []),
      ...(at >= 5 ? [line('EXTRAS50', 'variable', '20833.33')] : []),
    ];
  },
);

// The three figures of each are printed by scripts/pay/cases.py, which shares nothing with the program.
test.each<[string, PayFacts, [string, string, string]]>([
  ['resigned on the 18th', leaves('resigned', BEST), ['1438523.17', '192651.95', '1245871.22']],
  [
    'dismissed without notice after twelve years',
    leaves('dismissed', BEST),
    ['17527323.12', '192651.95', '17334671.17'],
  ],
  [
    'dismissed with notice on the last day',
    leaves('dismissed', BEST, { leaveDate: '2026-11-30', noticeGiven: true, daysNotTaken: 0 }),
    ['14867454.66', '277423.06', '14590031.60'],
  ],
  [
    'dismissed over the cap',
    leaves('dismissed', '6500000', { salary: '6000000', hireDate: '2023-06-01', agreement: null }),
    ['36541930.80', '752434.79', '35789496.01'],
  ],
  [
    'dismissed in trial',
    leaves('dismissed', '920833.33', { hireDate: '2026-07-01', daysNotTaken: 5.25 }),
    ['1114808.87', '172010.67', '942798.20'],
  ],
  [
    'dismissed in trial before ley 27.802',
    leaves('dismissed', '920833.33', {
      ...{ hireDate: '2025-11-10', leaveDate: '2026-03-04', daysNotTaken: 5.25 },
    }),
    ['991307.60', '53776.33', '937531.27'],
  ],
  [
    'dismissed with a premium of one month',
    leaves('dismissed', '1331333.33', { ofYear: { year: premiumYear } }),
    ['18693102.06', '214491.63', '18478610.43'],
  ],
  ['died', leaves('died', BEST), ['8142189.82', '192651.95', '7949537.87']],
])('%s', (_name, facts, expected) => {
  expect(shown(pay(facts))).toEqual(expected);
});

test('neither who is dismissed for cause nor who agrees to leave is paid for notice or years', () => {
  const resigned = shown(pay(leaves('resigned', BEST)));
  expect(shown(pay(leaves('dismissedForCause', BEST)))).toEqual(resigned);
  expect(shown(pay(leaves('agreed', BEST)))).toEqual(resigned);
});

test('a year more counts when more than three months of it went by, and the trial ends on its last day', () => {
  const years = (last: string) => severanceYears('2020-01-10', last);
  expect([years('2025-04-09'), years('2025-04-10'), years('2026-01-09')]).toEqual([5, 6, 6]);
  const months = (last: string) => serviceMonths('2026-03-31', last).toFixed(2);
  expect([months('2026-09-29'), months('2026-08-29')]).toEqual(['6.00', '4.97']);
});

/** The day after the trial, by the calendar alone: the same day of the sixth month, or the last of a shorter one. */
function dayAfterTrial(hireDate: string): string {
  const [year = 0, month = 0, day = 0] = hireDate.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 6, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 5, Math.min(day, last))).toISOString().slice(0, 10);
}
const dayBefore = (day: string) =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() - 86_400_000).toISOString().slice(0, 10);

test('whoever is dismissed on the last day of their trial is within it, and a day later past it', () => {
  const hired = [
    '2026-04-16',
    '2026-03-31',
    '2026-05-01',
    '2025-08-31',
    '2025-08-29',
    '2026-01-31',
  ];
  for (const hireDate of hired) {
    const after = dayAfterTrial(hireDate);
    const paid = [dayBefore(after), after].map((leaveDate) => {
      const last = pay(leaves('dismissed', BEST, { hireDate, leaveDate }));
      const notice = last.lines.find(({ concept }) => concept.code === 'PREAVISO');
      const months = notice?.quantity?.toFixed();
      return [leaveDate, amountOf(last, 'INDEMNIZACION') !== null, months];
    });
    expect(paid).toEqual([
      [dayBefore(after), false, dayBefore(after) < '2026-03-06' ? '0.5' : undefined],
      [after, true, '1'],
    ]);
  }
});

test('what the month and the half-year paid already is not paid again', () => {
  const twice = pay(leaves('dismissed', BEST, { paid: ['monthly', 'sac'] }));
  expect([amountOf(twice, 'BASICO'), amountOf(twice, 'SAC_FINAL')]).toEqual([null, null]);
  expect(amountOf(twice, 'INDEMNIZACION')).toBe(
    amountOf(pay(leaves('dismissed', BEST)), 'INDEMNIZACION'),
  );
});

test('nobody is paid for years less than one month, nor on a base below the part that the ruling keeps', () => {
  const { lines } = pay(
    leaves('dismissed', '6500000', { hireDate: '2026-04-18', salary: '6000000' }),
  );
  const rate = (code: string) =>
    lines.find(({ concept }) => concept.code === code)?.rate?.toFixed(2);
  expect(rate('INDEMNIZACION')).toBe('4355000.00');
  const due = lines.find(({ concept }) => concept.code === 'INDEMNIZACION');
  expect([due?.quantity?.toFixed(), due?.amount.toFixed(2)]).toEqual(['1', '6500000.00']);
});

test('the same year comes to the best month on the last day of the older text, and to what is habitual a day later', () => {
  const months = Object.fromEntries(premiumYear.map(({ period }) => [period, '900000.00']));
  const ofYear = {
    year: premiumYear,
    yearBases: { ...months, '2026-01': '1331333.33' },
  };
  const based = (leaveDate: string) => {
    const last = pay(leaves('dismissed', '1331333.33', { leaveDate, ofYear }));
    return ['MEJOR_SUELDO', 'REMUNERACION_245'].map((code) => amountOf(last, code));
  };
  expect([based('2026-03-05'), based('2026-03-06')]).toEqual([
    ['1331333.33', '1331333.33'],
    ['1331333.33', BEST],
  ]);
});

test('pay that somebody wrote down counts where it is more than what was paid here', () => {
  const facts = leaves('dismissed', BEST, { ofYear: { year: premiumYear, bestPay: '2000000.00' } });
  expect(amountOf(pay(facts), 'REMUNERACION_245')).toBe('2000000.00');
});

test('a figure of the law that nobody wrote for the last day is asked for by its name', () => {
  const facts = leaves('dismissed', BEST, { ofYear: { year: premiumYear } });
  const leaving = facts.leaving && { ...facts.leaving, figures: {} };
  expect(reckonPay(plan, { ...facts, ...(leaving ? { leaving } : {}) }, at).problem).toContain(
    'Meses del último año en que se paga un concepto para ser habitual',
  );
});

test('all that is left of a loan is taken, of what is no pay for work too', () => {
  const due = [1, 2, 3].map((id) => ({
    ...{ id, kind: 'loan', amount: '150000.00', label: `Cuota ${id}`, path: '/loans/1' },
  })) as unknown as PayFacts['due'];
  const settled = pay(leaves('resigned', BEST, { due }));
  expect([amountOf(settled, 'PRESTAMOS_FINAL'), settled.items]).toEqual(['450000.00', [1, 2, 3]]);
});

test('a cap is used once by all the runs of a month', () => {
  const month = { aportes: '3000000.00', obra_social: '3000000.00' };
  const facts = leaves('resigned', BEST);
  const { lines } = pay({ ...facts, history: { ...facts.history, month } });
  const taken = lines.find(({ concept }) => concept.code === 'JUBILACION');
  expect(taken?.amount.toFixed(2)).toBe('22000.00');
});

test('the order in which concepts are written down changes nothing, nor does reckoning twice', () => {
  const facts = leaves('dismissed', BEST, { amounts: { 'hours.extra100': 95 } });
  const first = shown(pay(facts));
  for (let turn = 1; turn < library.length; turn += 7) {
    const turned = [...library.slice(turn), ...library.slice(0, turn)];
    expect(shown(pay(facts, planFor('final', turned)))).toEqual(first);
    expect(shown(pay(facts, planFor('final', turned.toReversed())))).toEqual(first);
  }
  const sum = pay(facts).lines.reduce(
    (all, { concept, amount }) =>
      ['remunerative', 'nonRemunerative'].includes(concept.kind) ? all.plus(amount) : all,
    new Big(0),
  );
  expect(sum.toFixed(2)).toBe(first[0]);
});
