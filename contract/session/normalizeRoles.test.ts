import { groupedFlags, passedFlags, plainFlags } from '../core/permissions';
import { can } from './can';
import { normalizeRoles } from './normalizeRoles';

test('whatever comes, every key of the specification is there', () => {
  const keys = [...plainFlags, ...Object.keys(passedFlags), ...Object.keys(groupedFlags)].sort();
  for (const raw of [null, undefined, 'x', [], {}, { CHATS: 1 }]) {
    expect(Object.keys(normalizeRoles(raw)).sort()).toEqual(keys);
  }
});

test.each([
  [1, true],
  ['1', true],
  ['S', true],
  ['s', true],
  [true, true],
  [0, false],
  ['0', false],
  ['N', false],
  ['', false],
  [null, false],
  [2, false],
])('an old server that sends %j means %s', (value, expected) => {
  const roles = normalizeRoles({
    CHATS: value,
    ORDERS: value,
    POSTS: { SHOW: value },
    HOLIDAYS: value,
  });
  expect([roles.CHATS, roles.POSTS.SHOW, roles.HOLIDAYS.APPROVE]).toEqual(
    Array.from({ length: 3 }, () => expected),
  );
  expect(can(roles, 'ORDERS')).toBe(expected);
});

test.each([true, 'S', 1, { show: 'S', pick: 1, otra: 1 }, { depots: [3, 7] }])(
  'what is passed through stays as it came: %j',
  (given) => {
    const roles = normalizeRoles({ VISITS: given, ADMIN: given, ORDERS: given, SYNC: given });
    const { VISITS, ADMIN, ORDERS, SYNC } = roles;
    expect([VISITS, ADMIN, ORDERS, SYNC]).toEqual([given, given, given, given]);
    expect(normalizeRoles(roles)).toEqual(roles);
  },
);

test.each([
  ['ORDERS', { ORDERS: true }, true],
  ['ORDERS', { ORDERS: { show: false, pick: true } }, false],
  ['ORDERS.pick', { ORDERS: true }, true],
  ['ORDERS.pick', { ORDERS: { show: true } }, false],
  ['ORDERS', { ORDERS: { show: 'S' } }, true],
  ['ORDERS.pick', { ORDERS: { pick: 1 } }, true],
  ['ADMIN.whole', { ADMIN: { users: true } }, false],
  ['POSTS', { POSTS: { SHOW: false, CREATE: true } }, false],
  ['HOLIDAYS', { HOLIDAYS: { CREATE: false, APPROVE: true } }, true],
  ['HOLIDAYS', {}, false],
  ['REFERRALS', { REFERRALS: { OWNER: true } }, true],
  ['CHATS', { CHATS: true }, true],
  ['POSTS.CREATE', { POSTS: { CREATE: true } }, true],
] as const)('%s with %j: %s', (permission, roles, expected) => {
  expect(can(normalizeRoles(roles), permission)).toBe(expected);
});
