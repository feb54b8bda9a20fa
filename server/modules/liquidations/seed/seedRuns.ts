import { DateTime } from 'luxon';
import { chargeDeposit } from '../../../db/schema/chargeDeposits';
import { parameter } from '../../../db/schema/settings';
import type { Demo } from '../../../engine/seed/demo';
import { turnOfTask } from '../../../engine/signing/turnOf';
import { clock } from '../../../engine/time/clock';
import { demoBegins, firstBack } from '../../../seed/demoYear';
import { reckonedRun } from './demoRun';
import { tell } from './payDemoRun';
import { payMonth } from './payMonth';
import { seedLastPay } from './seedLastPay';

/** Invented limits of the bases and caps of severance, written anew with each raise; the first rule since long before. */
const LIMITS = [
  ['2024-01-01', '60000.00', '2000000.00', '1500000.00'],
  [firstBack(16), '70000.00', '2300000.00', '1700000.00'],
  [firstBack(8), '83000.00', '2700000.00', '2000000.00'],
  [demoBegins(), '98000.00', '3200000.00', '2400000.00'],
] as const;
/** Months that were paid; a slip takes a while to seal, and the first start should not. */
const PAID = 2;

/** Invented: each insurer and each agreement has its own. */
const INVENTED = {
  'pay.workRiskPercent': '3.20',
  'pay.workRiskFixed': '1850.00',
  'pay.lifeInsurance': '424.62',
  'pay.chamberFee': '0.50',
} as const;

/** Invented: codes of ARCA's tables that an organisation like this one could have. */
const BOOK_CODES = {
  'pay.bookCompany': '1',
  'pay.bookSituation': '1',
  'pay.bookCondition': '1',
  'pay.bookActivity': '49',
  'pay.bookContract': '8',
  'pay.bookPlace': '2',
  'pay.bookHealth': '126205',
} as const;

/** Receipts of the demo name one of so many months. */
const DEPOSITS = 26;

/** Charges were paid on the tenth of the next month; those of last month once that day is over. */
function deposits(): (typeof chargeDeposit.$inferInsert)[] {
  const today = clock.now().toISOString().slice(0, 10);
  return Array.from({ length: DEPOSITS }, (_, back) => {
    const paidOn = DateTime.fromISO(firstBack(back)).set({ day: 10 }).toFormat('yyyy-MM-dd');
    const period = firstBack(back + 1).slice(0, 7);
    return { period, paidOn, bank: 'Banco de la Nación Argentina', place: 'Rosario' };
  }).filter(({ paidOn }) => paidOn <= today);
}

/** Two months that were paid, with their slips, whoever leaves today, and this month to be looked at. */
export async function seedRuns(demo: Demo): Promise<void> {
  const { db, hr, people } = demo;
  await db.insert(parameter).values(
    LIMITS.flatMap(([validFrom, least, contribution, severance]) => [
      { code: 'pay.contributionFloor', validFrom, value: least },
      { code: 'pay.contributionCap', validFrom, value: contribution },
      { code: 'pay.severanceCap', validFrom, value: severance },
    ]),
  );
  const [[since]] = LIMITS;
  await db.insert(parameter).values(
    Object.entries({ ...INVENTED, ...BOOK_CODES }).map(([code, value]) => {
      return { code, validFrom: since, value };
    }),
  );
  await db.insert(chargeDeposit).values(deposits());
  const author = people.find(({ username }) => username === 'sueldos');
  if (!author) throw new Error('nobody prepares the pay of the demo');
  const tools = { ...demo, turn: turnOfTask('demo') };
  const own = { authorId: author.accountId, approverId: hr[0] };
  const monthBack = (back: number) => firstBack(back).slice(0, 7);
  const dissenter = people.at(-1)?.id ?? null;
  for (let back = PAID; back > 0; back -= 1) {
    const signedBy = back === 1 ? 'nobody' : 'most';
    await payMonth(tools, { ...own, period: monthBack(back), signedBy, dissenter });
  }
  await seedLastPay(demo, own);
  const period = monthBack(0);
  const payDay = DateTime.fromISO(firstBack(-1)).set({ day: 3 }).toFormat('yyyy-MM-dd');
  const run = await reckonedRun(db, { kind: 'monthly', period, payDay, authorId: own.authorId });
  const createdAt = clock.now();
  await tell(db, run, [
    { kind: 'created', createdAt },
    { kind: 'calculated', createdAt },
  ]);
}
