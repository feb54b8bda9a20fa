import type { FirstSteps } from '@/services/firstSteps/firstStepHooks';
import { nextStep, stepsText, withPutAway, withSkipped } from './firstStepModel';

const step = (name: FirstSteps['steps'][number]['name'], done = false, skipped = false) => ({
  name,
  done,
  skipped,
});
const guide: FirstSteps = {
  steps: [step('organisation', true), step('places', false, true), step('people'), step('mail')],
  putAway: false,
  version: 3,
};

test('what is done or not needed is settled, and the next is the first of the others', () => {
  expect(stepsText(guide)).toBe('2 de 4 listos');
  expect(nextStep(guide)?.name).toBe('people');
  expect(nextStep({ steps: [step('people', true)] })).toBeUndefined();
});

test('one step more or less is not needed, and the rest stays as it was', () => {
  expect(withSkipped(guide, step('mail'))).toEqual({
    skipped: ['places', 'mail'],
    putAway: false,
    version: 3,
  });
  expect(withSkipped(guide, step('places', false, true)).skipped).toEqual([]);
  expect(withPutAway(guide, true)).toEqual({ skipped: ['places'], putAway: true, version: 3 });
});
