import { demoFromProduct } from '../e2e/support/demoFromProduct';
import { startTestPostgres } from './startTestPostgres';

/** One PostgreSQL for the whole run, with a template of the demo; what it returns stops it. */
export default async function e2eSetup(): Promise<() => Promise<void>> {
  const { stop } = await startTestPostgres(demoFromProduct);
  return stop;
}
