import { normalizeRoles } from '@contract/session/normalizeRoles';
import { landingRoute } from './landing';
import { selectCan } from './selectCan';

describe('landingRoute', () => {
  it.each([
    [{ POSTS: { SHOW: true }, ORDERS: true, ADMIN: true }, '/posts'],
    [{ POSTS: { SHOW: false, CREATE: true }, ORDERS: true }, '/orders'],
    [{ ORDERS: { show: true } }, '/orders'],
    [{ ORDERS: { show: false, pick: true } }, '/users'],
    [{ ORDERS: {} }, '/users'],
    [{ ORDERS: false, ADMIN: true }, '/users'],
    [{}, '/users'],
  ])('%j lands on %s', (raw, route) => {
    expect(landingRoute(normalizeRoles(raw))).toBe(route);
  });

  it('lands on the directory when nothing is known', () => {
    expect(landingRoute({})).toBe('/users');
  });
});

describe('selectCan', () => {
  const roles = normalizeRoles({ HOLIDAYS: { APPROVE: 1 }, ORDERS: { pick: true } });

  it('reads flags, also when nobody is signed in', () => {
    expect(selectCan('HOLIDAYS.APPROVE')({ roles })).toBe(true);
    expect(selectCan('HOLIDAYS.CREATE')({ roles })).toBe(false);
    expect(selectCan('ORDERS.pick')({ roles })).toBe(true);
    expect(selectCan('ORDERS')({ roles })).toBe(false);
    expect(selectCan('HOLIDAYS.APPROVE')({ roles: {} })).toBe(false);
  });

  it('is one selector per permission', () => {
    expect(selectCan('CHATS')).toBe(selectCan('CHATS'));
    expect(selectCan('CHATS')).not.toBe(selectCan('LOANS'));
  });
});
