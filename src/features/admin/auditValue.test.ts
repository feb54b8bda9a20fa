import { auditValue } from './auditValue';

test.each([
  ['leave', 'state', 'shortened', 'Interrumpida'],
  ['request', 'state', 'approved', 'Aprobada'],
  ['order', 'state', 'onHold', 'Detenido'],
  ['order', 'priority', 1, 'Urgente'],
  ['person', 'leaveDate', '2026-11-30', '30/11/2026'],
  ['document', 'changedAt', '2026-11-23T15:04:05', '23/11/2026 15:04'],
  ['person', 'salary', '1250000.50', '$ 1.250.000,50'],
  ['account', 'active', false, 'No'],
  ['person', 'photoHash', 'a'.repeat(64), 'Archivo aaaaaaaa'],
  ['post', 'audienceIds', [1, 2], '1, 2'],
  ['person', 'email', null, ''],
  ['other', 'field', 'tal cual', 'tal cual'],
])('%s.%s of %j reads “%s”', (entity, field, value, text) => {
  expect(auditValue(entity, field, value)).toBe(text);
});
