import { leavingText } from './leavingText';

test('what ends with the last day is counted in words', () => {
  expect(leavingText({ granted: 0, asked: 0, news: 0, shift: 0, bankUse: 0 })).toBeNull();
  expect(leavingText({ granted: 1, asked: 0, news: 0, shift: 0, bankUse: 0 })).toContain(
    'tiene 1 licencia aprobada:',
  );
  expect(leavingText({ granted: 2, asked: 1, news: 3, shift: 0, bankUse: 0 })).toContain(
    'tiene 2 licencias aprobadas, 1 licencia pedida y 3 novedades:',
  );
});
