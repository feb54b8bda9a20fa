import type { UnionTie } from '@contract/users/personPay';
import type { PayFacts } from './payFacts';
import { reckonPay } from './reckonPay';
import { factsOf, figures, planFor } from './testing/payCase';

const monthly = planFor('monthly');

/** This rolls the same numbers each time. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

interface Case {
  cents: number;
  years: number;
  tie: UnionTie | undefined;
  agreement: string | null;
  /** The rate is counted in hundredths of one per cent. */
  fee: number;
  solidarity: number;
}

const ties = ['member', 'solidarity', 'none', undefined] as const;

function generate(seed: number): Case {
  const roll = dice(seed);
  return {
    cents: 1_000_000 + roll(400_000_000),
    years: roll(25),
    tie: ties[roll(4)],
    agreement: roll(3) === 0 ? null : 'CCT 130/75',
    fee: roll(401),
    solidarity: roll(201),
  };
}

/** Rounds half a cent up. */
const rounded = (of: bigint, by: bigint) => (of * 2n + by) / (by * 2n);

/** This tells who pays what in whole cents, and shares nothing with the program. */
function byHand({ cents, years, tie, agreement, fee, solidarity }: Case) {
  const basic = BigInt(cents);
  const seniority = rounded(basic * BigInt(years), 100n);
  const attendance = rounded(basic + seniority, 12n);
  const base = basic + seniority + attendance;
  const part = (hundredths: number) => rounded(base * BigInt(hundredths), 10_000n);
  // Runs of before knew the agreement alone.
  const then = tie ?? (agreement === null ? 'none' : 'member');
  if (then === 'member') return { SINDICATO: part(fee), APORTE_SOLIDARIO: 0n };
  return { SINDICATO: 0n, APORTE_SOLIDARIO: then === 'solidarity' ? part(solidarity) : 0n };
}

const text = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

function byProgram({ cents, years, tie, agreement, fee, solidarity }: Case) {
  const asked = {
    ...figures,
    parameters: {
      ...figures.parameters,
      cuota_sindical: (fee / 100).toFixed(2),
      cuota_solidaria: (solidarity / 100).toFixed(2),
      tope_aportes: '999999999',
    },
  };
  const facts: Partial<PayFacts> = {
    ...{ salary: text(BigInt(cents)), hireDate: `${2026 - years}-05-20`, agreement },
    ...(tie ? { unionTie: tie } : {}),
  };
  const pay = reckonPay(monthly, factsOf(facts), asked);
  if (pay.problem !== undefined) throw new Error(pay.problem);
  const of = (code: string) =>
    pay.lines.find(({ concept }) => concept.code === code)?.amount.toFixed(2) ?? '0.00';
  return { SINDICATO: of('SINDICATO'), APORTE_SOLIDARIO: of('APORTE_SOLIDARIO') };
}

test('of five hundred people each pays what another reckoner says, and never both', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const one = generate(seed);
    const { SINDICATO, APORTE_SOLIDARIO } = byHand(one);
    expect({ one, ...byProgram(one) }).toEqual({
      one,
      SINDICATO: text(SINDICATO),
      APORTE_SOLIDARIO: text(APORTE_SOLIDARIO),
    });
  }
});

test.each(['sac', 'final', 'fortnight', 'vacation'] as const)(
  'a run of %s has both fees, as a month has',
  (kind) => {
    const codes = planFor(kind).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['SINDICATO', 'APORTE_SOLIDARIO']));
  },
);
