import { standingOf } from './standingRules';

test('a paper is signed only when everybody did, and nothing else came of it', () => {
  expect(standingOf(['signed', 'dissented'], false)).toBe('signed');
  expect(standingOf(['signed', 'opened'], false)).toBe('waiting');
  expect(standingOf(['waiting'], false)).toBe('waiting');
  expect(standingOf([], false)).toBe('waiting');
  expect(standingOf([], false, true)).toBe('signed');
  expect(standingOf(['pending'], false, true)).toBe('waiting');
});

test('one no, an end without signatures, or another paper instead is what it is', () => {
  expect(standingOf(['signed', 'rejected', 'cancelled'], false)).toBe('rejected');
  expect(standingOf(['signed', 'cancelled'], false)).toBe('cancelled');
  expect(standingOf(['signed', 'expired'], false)).toBe('expired');
  expect(standingOf(['signed'], true)).toBe('replaced');
});
