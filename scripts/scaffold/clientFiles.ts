import { type ModuleNames, upper } from './moduleNames';

/** Manifest, routes, hooks and first page of a feature. */
export function clientFiles({ module, label, flag }: ModuleNames): Record<string, string> {
  const page = `${upper(module)}Page`;
  const hook = `useList${upper(module)}Query`;
  return {
    [`src/features/${module}/index.ts`]: `import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { routes } from './routes';

export const ${module}: FeatureManifest = {
  id: '${module}',
  flag: '${flag}',
  group: 'home',
  label: '${label}',
  icon: 'folder',
  order: 50,
  paths: [{ path: paths.${module}, label: '${label}' }],
  routes: () => routes,
};
`,
    [`src/features/${module}/routes.tsx`]: `import type { RouteObject } from 'react-router-dom';
import { routes as paths } from '@/utils/paths';

export const routes: RouteObject[] = [
  {
    path: paths.${module},
    lazy: async () => ({ Component: (await import('./pages/${page}')).${page} }),
  },
];
`,
    [`src/features/${module}/api.ts`]: `import { ${module}Api } from '@/services/wms/generated/${module}.gen';

export const { ${hook} } = ${module}Api;
`,
    [`src/features/${module}/pages/${page}.tsx`]: `import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { ${hook} } from '../api';

const SIZE = 50;

export function ${page}() {
  const { page, setPage } = useListParams([]);
  const query = ${hook}({ page, size: SIZE });
  return (
    <Page title="${label}">
      <QueryState
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={(answer) => answer.total === 0}
        empty={<StateMessage icon="folder" title="Todavía no hay nada" />}
      >
        {({ rows, total }) => (
          <>
            <ul>
              {rows.map((row) => (
                <li key={row.id}>{row.name}</li>
              ))}
            </ul>
            <Pager page={page} size={SIZE} total={total} onPage={setPage} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
`,
  };
}
