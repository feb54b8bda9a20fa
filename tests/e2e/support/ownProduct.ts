import { test as story } from './story';

/** For stories that start a product of their own, to kill it or to begin empty: no copy of the demo is served beside it. */
export const test = story.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the tool wants a pattern here.
  baseURL: async ({}, use) => use(undefined),
});
