import { hashSources } from '../../../scripts/lib/hashSources.mjs';
import { startTestPostgres } from './startTestPostgres';
import type { TemplateKind } from './testPostgres';

const made = ['tests/support/postgres', 'tests/support/testMoments.json', 'package-lock.json'];
const sources: Record<TemplateKind, string[]> = {
  empty: ['server/db'],
  demo: ['contract', 'server'],
};

/** The PostgreSQL of a run of Jest; the sources that write the demo are loaded only where it is not kept. */
export const jestPostgres = (kind: TemplateKind) =>
  startTestPostgres({
    kind: `jest-${kind}`,
    hash: hashSources([...made, ...sources[kind]], process.version),
    ...(kind === 'demo' && {
      makeDemo: async (place) => (await import('./demoFromSources')).demoFromSources(place),
    }),
  });
