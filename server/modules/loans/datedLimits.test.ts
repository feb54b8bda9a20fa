import { saveParameter } from '@contract/admin/parameterAcciones';
import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { addDays } from '../../engine/time/days';
import { type LoanWorld, loanWorld } from './testing/loanWorld';

let world: LoanWorld;

beforeAll(async () => {
  world = await loanWorld();
  await world.clear();
  const own = eq(person.id, world.personId);
  await world.db.update(person).set({ salary: '987654.33', salaryBasis: 'monthly' }).where(own);
});
afterAll(() => world.server.close());

const asked = async (code: 'ANT' | 'EME', amount: string) => {
  const { status, error } = await world.ask({ typeId: world.types[code], amount, instalments: 1 });
  await world.clear();
  return status === 200 ? 'asked' : /art. \d+/.exec(error.message)?.[0];
};
const rules = (code: string, value: string, validFrom: string) =>
  world.server.call(saveParameter, { code, value, validFrom }, 'admin');

test('what is asked for today is held against the limits of today, and later against those of then', async () => {
  expect(await asked('ANT', '493827.16')).toBe('asked');
  expect(await asked('ANT', '493827.17')).toBe('art. 130');
  expect(await asked('EME', '197530.86')).toBe('asked');
  expect(await asked('EME', '197530.87')).toBe('art. 133');

  const later = addDays(world.today, 3);
  expect((await rules('pay.advanceLimit', '25', later)).status).toBe(200);
  expect((await rules('pay.deductionLimit', '10', later)).status).toBe(200);
  expect(await asked('ANT', '493827.16')).toBe('asked');
  expect(await asked('EME', '197530.86')).toBe('asked');

  await world.server.travel({ days: 3 });
  expect(await asked('ANT', '246913.58')).toBe('asked');
  expect(await asked('ANT', '246913.59')).toBe('art. 130');
  expect(await asked('EME', '98765.43')).toBe('asked');
  expect(await asked('EME', '98765.44')).toBe('art. 133');
});
