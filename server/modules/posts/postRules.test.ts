import { normalizeRoles } from '@contract/session/normalizeRoles';
import type { Viewer } from '../../engine/acciones/context';
import { audienceLabel, mayAddress, postActions } from './postRules';

const viewer = (values: Partial<Viewer> = {}): Viewer => ({
  accountId: 1,
  username: 'ana',
  displayName: 'Ana',
  personId: 1,
  siteId: 10,
  areaId: 100,
  roles: normalizeRoles({ POSTS: { SHOW: true, CREATE: true } }),
  roleScope: 'own',
  sessionId: 's',
  mustChangePassword: false,
  needsSecondStep: false,
  viewing: null,
  ...values,
});

const areas = [
  { id: 100, siteId: 10 },
  { id: 101, siteId: 10 },
  { id: 200, siteId: 20 },
];

test.each([
  ['own', { kind: 'area', ids: [100] }, true],
  ['own', { kind: 'area', ids: [100, 101] }, false],
  ['own', { kind: 'site', ids: [10] }, false],
  ['team', { kind: 'area', ids: [100] }, true],
  ['team', { kind: 'all' }, false],
  ['site', { kind: 'site', ids: [10] }, true],
  ['site', { kind: 'site', ids: [10, 20] }, false],
  ['site', { kind: 'area', ids: [100, 101] }, true],
  ['site', { kind: 'area', ids: [200] }, false],
  ['site', { kind: 'all' }, false],
  ['all', { kind: 'all' }, true],
] as const)('a role of scope %s may address %j: %s', (roleScope, audience, expected) => {
  const asked = 'ids' in audience ? { ...audience, ids: [...audience.ids] } : audience;
  expect(mayAddress(viewer({ roleScope }), asked, areas)).toBe(expected);
});

const now = new Date('2026-11-21T12:00:00Z');
const state = (values = {}) => ({ authorId: 1, archivedAt: null, expiresAt: null, ...values });

test.each([
  ['its author', viewer(), state(), ['comment', 'edit', 'archive', 'seeReaders', 'remind']],
  ['its author, archived', viewer(), state({ archivedAt: now }), ['restore', 'seeReaders']],
  [
    'its author, expired this instant',
    viewer(),
    state({ expiresAt: now }),
    ['edit', 'archive', 'seeReaders'],
  ],
  ['a colleague', viewer({ accountId: 2 }), state(), ['comment']],
  [
    'who publishes for all',
    viewer({ accountId: 2, roleScope: 'all' }),
    state(),
    ['comment', 'edit', 'archive', 'seeReaders', 'remind'],
  ],
  [
    'an author who may no longer publish',
    viewer({ roles: normalizeRoles({ POSTS: { SHOW: true } }) }),
    state(),
    ['comment'],
  ],
] as const)('%s may do exactly this', (_who, asking, post, expected) => {
  expect(postActions(asking, post, now)).toEqual(expected);
});

test('an audience is named in words', () => {
  const names = {
    sites: new Map([[10, 'Rosario']]),
    areas: new Map([
      [100, 'Comercial'],
      [101, 'Ventas'],
    ]),
  };
  expect(audienceLabel({ kind: 'all' }, names)).toBe('Toda la organización');
  expect(audienceLabel({ kind: 'area', ids: [100, 101] }, names)).toBe('Comercial, Ventas');
});
