import { storiesBeginAt } from '../e2e/support/storyNow';
import { storyTemplate } from '../e2e/support/storyTemplate';
import { startTestPostgres } from './postgres/startTestPostgres';
import { TEST_MOMENT } from './testMoment';

/** Starts PostgreSQL for the whole run, with a template of the demo; what it returns stops it. */
export default async function e2eSetup(): Promise<() => Promise<void>> {
  // Once, so that time never runs backwards from one product to the next.
  storiesBeginAt(TEST_MOMENT);
  const { connection, stop } = await startTestPostgres(storyTemplate());
  process.env.ANDEN_TEST_PG = JSON.stringify(connection);
  return stop;
}
