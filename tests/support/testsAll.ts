/** Only `npm run test:all` runs what is slow and seldom breaks; ADR 0081 names it. */
export const testsAll = process.env.ANDEN_TEST_ALL === '1';
