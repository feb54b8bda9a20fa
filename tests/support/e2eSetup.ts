import { demoFromProduct } from '../e2e/support/demoFromProduct';
import { startTestPostgres } from './startTestPostgres';
import { TEST_MOMENT } from './testMoment';

/** One PostgreSQL for the whole run, with a template of the demo; what it returns stops it. */
export default async function e2eSetup(): Promise<() => Promise<void>> {
  // Once, so that time never runs backwards from one product to the next.
  process.env.ANDEN_STORIES_AHEAD_MS = String(TEST_MOMENT - Date.now());
  const { stop } = await startTestPostgres(demoFromProduct);
  return stop;
}
