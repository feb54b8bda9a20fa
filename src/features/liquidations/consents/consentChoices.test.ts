import type { PayConcept } from '@/services/wms/generated/liquidations.gen';
import { consentChoices } from './consentChoices';

const concept = (code: string, name: string, asksConsent: boolean) =>
  ({ code, name, asksConsent }) as PayConcept;

const concepts = [
  concept('MUTUAL', 'Cuota de la mutual', true),
  concept('MUTUAL', 'Cuota de la mutual', true),
  concept('ANTICIPOS', 'Anticipos', false),
];
const mutual = { value: 'MUTUAL', label: 'Cuota de la mutual' };

test('a deduction that asks is offered once, however many versions it has', () => {
  expect(consentChoices(concepts)).toEqual([mutual]);
});

test('a consent to what asks no more keeps its concept, and only that one', () => {
  const held = { code: 'ANTICIPOS', conceptName: 'Anticipos' };
  expect(consentChoices(concepts, held)).toEqual([
    mutual,
    { value: 'ANTICIPOS', label: 'Anticipos' },
  ]);
  expect(consentChoices(concepts, { code: 'MUTUAL', conceptName: 'Otra' })).toEqual([mutual]);
});
