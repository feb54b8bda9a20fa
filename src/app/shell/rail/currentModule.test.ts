import type { FeatureManifest } from '@/components/shell/featureManifest';
import { currentModule } from './currentModule';

const feature = (id: string, ...paths: string[]) =>
  ({ id, paths: paths.map((path) => ({ path, label: id })) }) as unknown as FeatureManifest;
const modules = [
  feature('holidays', '/holidays', '/holidays/team'),
  feature('calendar', '/holidays/calendar'),
  feature('workflow', '/workflow'),
  feature('admin', '/admin', '/workflow/definitions'),
];

test.each([
  ['/holidays', 'holidays'],
  ['/holidays/new', 'holidays'],
  ['/holidays/calendar', 'calendar'],
  ['/holidays/calendars', 'holidays'],
  ['/workflow/delegations', 'workflow'],
  ['/workflow/definitions/3', 'admin'],
  ['/nowhere', undefined],
])('%s is of %s', (pathname, id) => {
  expect(currentModule(modules, pathname)?.id).toBe(id);
});
