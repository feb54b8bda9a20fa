import { pauseLoan, resumeLoan, settleLoan } from '@contract/loans/loanAcciones';
import { monthAfter } from '@contract/loans/loanPlan';
import { givePayItemsBack, settlePayItems } from '../../engine/pay/settlePayItems';
import { bringLoansForward } from './index';
import { type LoanWorld, loanWorld } from './testing/loanWorld';

let world: LoanWorld;
let id: number;
const runs = new Map<number, Awaited<ReturnType<LoanWorld['run']>>>();

beforeAll(async () => {
  world = await loanWorld();
  await world.clear();
});
afterAll(() => world.server.close());

const reason = 'De prueba';
const version = async () => (await world.read(id)).version;

type Step =
  | { does: 'lend' | 'pause' | 'lastPay' }
  | { does: 'take' | 'skip' | 'reverse' | 'resume'; month: number }
  | { does: 'give'; amount: string };

async function happens(step: Step): Promise<void> {
  const { server } = world;
  switch (step.does) {
    case 'lend':
      id = await world.granted({
        typeId: world.types.PRE,
        amount: '100000.00',
        instalments: 7,
      });
      await world.pay(id);
      return;
    case 'take':
    case 'skip': {
      const run = await world.run(monthAfter(world.firstMonth, step.month));
      runs.set(step.month, run);
      const taken = step.does === 'take' ? run.items : [];
      return settlePayItems(world.context(), run, world.personId, taken);
    }
    case 'reverse': {
      const run = runs.get(step.month);
      if (!run) throw new Error('no run of that month');
      return givePayItemsBack(world.context(), run, world.personId);
    }
    case 'give': {
      const { amount } = step;
      const given = { id, version: await version(), amount, paidOn: world.today, reason };
      expect((await server.call(settleLoan, given, 'sueldos')).status).toBe(200);
      return;
    }
    case 'pause':
      await server.call(pauseLoan, { id, version: await version(), reason }, 'sueldos');
      return;
    case 'resume': {
      const firstPeriod = monthAfter(world.firstMonth, step.month);
      await server.call(resumeLoan, { id, version: await version(), firstPeriod }, 'sueldos');
      return;
    }
    case 'lastPay':
      await bringLoansForward(world.context(), world.personId, monthAfter(world.firstMonth, 9));
  }
}

/**
 * 100000.00 in seven, reckoned by hand: after each step the balance, and what the next pays take as the month from the first
 * one on and the amount. 7 × 14285.71 = 99999.97, so that the last has three cents more.
 */
const table: [string, Step, string, string, [month: number, amount: string][]][] = [
  [
    'lent',
    { does: 'lend' },
    'active',
    '100000.00',
    [
      [0, '14285.71'],
      [1, '14285.71'],
      [2, '14285.71'],
      [3, '14285.71'],
      [4, '14285.71'],
      [5, '14285.71'],
      [6, '14285.74'],
    ],
  ],
  [
    'the first is taken',
    { does: 'take', month: 0 },
    'active',
    '85714.29',
    [
      [1, '14285.71'],
      [2, '14285.71'],
      [3, '14285.71'],
      [4, '14285.71'],
      [5, '14285.71'],
      [6, '14285.74'],
    ],
  ],
  [
    'the pay of the second month is too low: it goes after the last',
    { does: 'skip', month: 1 },
    'active',
    '85714.29',
    [
      [2, '14285.71'],
      [3, '14285.71'],
      [4, '14285.71'],
      [5, '14285.71'],
      [6, '14285.74'],
      [7, '14285.71'],
    ],
  ],
  [
    'twenty thousand come back early: the seventh, and 5714.26 of the sixth',
    { does: 'give', amount: '20000.00' },
    'active',
    '65714.29',
    [
      [2, '14285.71'],
      [3, '14285.71'],
      [4, '14285.71'],
      [5, '8571.45'],
      [7, '14285.71'],
    ],
  ],
  [
    'the third month is taken',
    { does: 'take', month: 2 },
    'active',
    '51428.58',
    [
      [3, '14285.71'],
      [4, '14285.71'],
      [5, '8571.45'],
      [7, '14285.71'],
    ],
  ],
  [
    'and given back, for its run was reversed',
    { does: 'reverse', month: 2 },
    'active',
    '65714.29',
    [
      [2, '14285.71'],
      [3, '14285.71'],
      [4, '14285.71'],
      [5, '8571.45'],
      [7, '14285.71'],
    ],
  ],
  ['in a pause nothing is taken', { does: 'pause' }, 'paused', '65714.29', []],
  [
    'after it the rest goes one a month, in its order',
    { does: 'resume', month: 4 },
    'active',
    '65714.29',
    [
      [4, '14285.71'],
      [5, '14285.71'],
      [6, '14285.71'],
      [7, '8571.45'],
      [8, '14285.71'],
    ],
  ],
  [
    'the fifth month is taken',
    { does: 'take', month: 4 },
    'active',
    '51428.58',
    [
      [5, '14285.71'],
      [6, '14285.71'],
      [7, '8571.45'],
      [8, '14285.71'],
    ],
  ],
  [
    'a last pay has all of it in its month',
    { does: 'lastPay' },
    'active',
    '51428.58',
    [
      [9, '14285.71'],
      [9, '14285.71'],
      [9, '14285.71'],
      [9, '8571.45'],
    ],
  ],
  ['and takes the rest', { does: 'take', month: 9 }, 'settled', '0.00', []],
];

test.each(table)('%s', async (_what, step, state, balance, due) => {
  await happens(step);
  expect(await world.read(id)).toMatchObject({ state, balance });
  const waiting = (await world.waiting(id)).map(
    ({ fromPeriod, amount }) => `${fromPeriod} ${amount}`,
  );
  expect(waiting.toSorted()).toEqual(
    due.map(([month, amount]) => `${monthAfter(world.firstMonth, month)} ${amount}`).toSorted(),
  );
});
