import { tsImport } from 'tsx/esm/api';

export default async function globalSetup() {
  const { startTestPostgres } = await tsImport('./startTestPostgres.ts', import.meta.url);
  globalThis.andenTestPostgres = await startTestPostgres();
}
