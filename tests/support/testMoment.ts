import moments from './testMoments.json';

/** A Monday, 11:00 in Buenos Aires: the clock stands there when a run of tests begins. */
export const TEST_MOMENT = Date.parse(moments.runsBegin);

/** The clock stands there while a demo is written, so that a kept one is of the same moment for every run. */
export const TEMPLATE_MOMENT = Date.parse(moments.templatesAreMade);
