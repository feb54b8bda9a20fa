import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtProcesses } from './builtProcesses.mjs';

const { runsBegin } = JSON.parse(
  readFileSync(new URL('testMoments.json', import.meta.url), 'utf8'),
);

export default async function globalSetup() {
  // Started by a test of another run, which lends its own.
  if (process.env.ANDEN_TEST_PG) return;
  // Once, so that time never runs backwards from one test file, process or database to the next.
  process.env.ANDEN_TEST_AHEAD_MS = String(Date.parse(runsBegin) - Date.now());
  process.env.ANDEN_PROCESSES = await builtProcesses(path.resolve('.cache/processes'));
  const { lendPostgres } = await import('./postgres/lendPostgres.mjs');
  const lender = await lendPostgres();
  globalThis.andenLender = lender;
  process.env.ANDEN_TEST_LENDER = lender.url;
  // A whole run begins with the client's tests, and makes it meanwhile; who asks for it hears why it failed.
  if (process.env.ANDEN_WHOLE_RUN) lender.lend('demo').catch(() => undefined);
}
