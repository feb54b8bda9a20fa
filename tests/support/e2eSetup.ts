import { hashSources } from '../../scripts/lib/hashSources.mjs';
import { demoFromProduct } from '../e2e/support/demoFromProduct';
import { storiesBeginAt } from '../e2e/support/storyNow';
import { startTestPostgres } from './postgres/startTestPostgres';
import { TEST_MOMENT } from './testMoment';

/** The product writes its demo by these. */
const sources = [
  'contract',
  'server',
  'tests/support/postgres',
  'tests/support/testMoments.json',
  'package-lock.json',
];

/** Starts PostgreSQL for the whole run, with a template of the demo; what it returns stops it. */
export default async function e2eSetup(): Promise<() => Promise<void>> {
  // Once, so that time never runs backwards from one product to the next.
  storiesBeginAt(TEST_MOMENT);
  const { connection, stop } = await startTestPostgres({
    kind: 'stories',
    hash: hashSources(sources, process.version),
    makeDemo: demoFromProduct,
  });
  process.env.ANDEN_TEST_PG = JSON.stringify(connection);
  return stop;
}
