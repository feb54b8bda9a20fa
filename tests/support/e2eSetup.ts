import { demoFromProduct } from '../e2e/support/demoFromProduct';
import { storiesBeginAt } from '../e2e/support/storyNow';
import { startTestPostgres } from './startTestPostgres';
import { TEST_MOMENT } from './testMoment';

/** One PostgreSQL for the whole run, with a template of the demo; what it returns stops it. */
export default async function e2eSetup(): Promise<() => Promise<void>> {
  // Once, so that time never runs backwards from one product to the next.
  storiesBeginAt(TEST_MOMENT);
  const { stop } = await startTestPostgres(demoFromProduct);
  return stop;
}
