import { auditChanges } from './auditChanges';
import { fieldName } from './fieldNames';

test('what changed is named in words, part by part, and flags by their key', () => {
  const before = { firstName: 'Ana', audience: { kind: 'everyone' }, flags: { POSTS: true } };
  const after = { firstName: 'Eva', audience: { kind: 'site' }, flags: { POSTS: false } };
  expect(auditChanges(before, after).map(({ field }) => fieldName(field))).toEqual([
    'Nombre',
    'Para quién · Clase',
    'Permisos · POSTS',
  ]);
  expect(fieldName('somethingNew')).toBe('somethingNew');
});
