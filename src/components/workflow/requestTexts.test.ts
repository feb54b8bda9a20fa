import { eventText, stepStateText, stepText } from './requestTexts';
import type { Request, RequestEvent, RequestStep } from './requestTypes';

const person = (name: string) => ({ id: 1, name, position: null, imageUrl: '' });
const event = (fields: Partial<RequestEvent>): RequestEvent => ({
  id: 1,
  kind: 'approved',
  who: person('Pérez, Ana'),
  onBehalfOf: null,
  reason: null,
  at: '2026-01-05T12:00:00.000Z',
  ...fields,
});

test('history says who, and in whose name', () => {
  expect(eventText(event({}))).toBe('Pérez, Ana aprobó');
  expect(eventText(event({ onBehalfOf: person('Gómez, Luis') }))).toBe(
    'Pérez, Ana aprobó en nombre de Gómez, Luis',
  );
  expect(eventText(event({ kind: 'expired', who: null }))).toBe('Venció sin respuesta');
});

const step = (fields: Partial<RequestStep>): RequestStep => {
  const seat = { person: person('x'), state: 'open' as const, escalated: false };
  return {
    position: 1,
    mode: 'any',
    state: 'pending',
    dueAt: null,
    seats: [seat, seat],
    ...fields,
  };
};

test('a step says whether one is enough, only where there are several', () => {
  expect(stepStateText(step({}))).toBe('Decide ahora: alcanza con una persona');
  expect(stepStateText(step({ mode: 'all' }))).toBe('Decide ahora: hacen falta todas');
  expect(stepStateText(step({ seats: step({}).seats.slice(1) }))).toBe('Decide ahora');
});

test('one step needs no number', () => {
  const request = { state: 'pending', step: 1, steps: 2 } as Request;
  expect(stepText(request)).toBe('Paso 1 de 2');
  expect(stepText({ ...request, steps: 1 })).toBe('');
  expect(stepText({ ...request, state: 'approved' })).toBe('');
});
