import { groupedFlags, passedFlags, plainFlags } from '@contract/core/permissions';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { flagCatalog } from './flagCatalog';
import { flagsOf, ticksOf } from './roleModel';

const everyPermission = [
  ...plainFlags,
  ...[passedFlags, groupedFlags].flatMap((groups) =>
    Object.entries(groups).flatMap(([flag, subs]) => subs.map((sub: string) => `${flag}.${sub}`)),
  ),
];

test('an administrator can give every flag there is, each once', () => {
  const offered = flagCatalog.flatMap((group) => group.flags.map((one) => one.flag));
  expect([...offered].sort()).toEqual([...everyPermission].sort());
});

test.each([
  [{}],
  [{ ADMIN: true, ORDERS: true }],
  [{ ORDERS: { show: true, pick: true }, POSTS: { SHOW: true } }],
  [{ ADMIN: { users: true }, RECEIPTS: true, HOURS: { STRIP: true } }],
])('%j comes through the ticks with the same rights', (flags) => {
  const ticks = ticksOf(flags);
  expect(ticksOf(flagsOf(ticks))).toEqual(ticks);
});

test('a module with all its parts is given whole, with none not at all', () => {
  const all = flagsOf(ticksOf({ ORDERS: true }));
  expect(all.ORDERS).toBe(true);
  expect(all.SYNC).toBe(false);
  expect(flagsOf(ticksOf(normalizeRoles({ ADMIN: { audit: true } }))).ADMIN).toEqual({
    users: false,
    roles: false,
    settings: false,
    audit: true,
  });
});
