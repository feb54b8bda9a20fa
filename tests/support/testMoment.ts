import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

// Node, Jest and Playwright each want another way of importing JSON, and all of them read a file.
const moments = JSON.parse(readFileSync(resolve('tests/support/testMoments.json'), 'utf8')) as {
  runsBegin: string;
  templatesAreMade: string;
};

/** A Monday, 11:00 in Buenos Aires: the clock stands there when a run of tests begins. */
export const TEST_MOMENT = Date.parse(moments.runsBegin);

/** The clock stands there while a demo is written, so that a kept one is of the same moment for every run. */
export const TEMPLATE_MOMENT = Date.parse(moments.templatesAreMade);
