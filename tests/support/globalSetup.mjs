import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { buildServer, processes } from '../../scripts/lib/buildServer.mjs';

export default async function globalSetup() {
  // Started by a test of another run, which lends its own.
  if (process.env.ANDEN_TEST_PG) return;
  const { TEST_MOMENT } = await tsImport('./testMoment.ts', import.meta.url);
  // Once, so that time never runs backwards from one test file, process or database to the next.
  process.env.ANDEN_TEST_AHEAD_MS = String(TEST_MOMENT - Date.now());
  // From its sources each process would take a second to start.
  process.env.ANDEN_PROCESSES = path.resolve('.cache/processes');
  await buildServer(processes, process.env.ANDEN_PROCESSES);
  const { jestPostgres } = await tsImport('./jestPostgres.ts', import.meta.url);
  globalThis.andenTestPostgres = await jestPostgres();
}
