import { hashSources } from '../../../scripts/lib/hashSources.mjs';
import type { TemplateContents } from '../../support/postgres/startTestPostgres';
import { demoFromProduct } from './demoFromProduct';

/** The product writes its demo by these. */
const sources = [
  'contract',
  'server',
  'tests/support/postgres',
  'tests/support/testMoments.json',
  'package-lock.json',
];

/** The demo that each file of stories has a copy of, with the two years before it. */
export const storyTemplate = (): TemplateContents => ({
  kind: 'stories',
  hash: hashSources(sources, process.version),
  makeDemo: demoFromProduct,
});
