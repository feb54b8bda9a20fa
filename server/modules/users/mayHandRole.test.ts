import { normalizeRoles } from '@contract/session/normalizeRoles';
import { mayHandRole } from './mayHandRole';

const clerk = {
  roles: normalizeRoles({ ADMIN: { users: true }, CHATS: true, ORDERS: { show: true } }),
  roleScope: 'site' as const,
};

test.each([
  ['what they have themselves', { CHATS: true, ORDERS: { show: true } }, 'own', true],
  ['a flag they lack', { RECEIPTS: true }, 'own', false],
  ['all of a module they have a part of', { ORDERS: true }, 'own', false],
  ['the rights themselves', { ADMIN: { users: true, roles: true } }, 'site', false],
  ['a wider scope', { CHATS: true }, 'all', false],
] as const)('who administers people alone and %s', (_case, flags, scope, expected) => {
  expect(mayHandRole(clerk, { flags, scope })).toBe(expected);
});

test('who administers roles hands out any', () => {
  const viewer = { roles: normalizeRoles({ ADMIN: true }), roleScope: 'own' as const };
  expect(mayHandRole(viewer, { flags: { LIQUIDATION: { SHOW: true } }, scope: 'all' })).toBe(true);
});
