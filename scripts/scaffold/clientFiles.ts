import { type ModuleNames, upper } from './moduleNames';

/** Manifest, routes, form and the page of a feature, with its test. */
export function clientFiles(names: ModuleNames): Record<string, string> {
  const { module, one, entity, label, flag } = names;
  const One = upper(one);
  const page = `${upper(module)}Page`;
  const list = `useList${upper(module)}Query`;
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
  {
    path: \`\${paths.${module}}/import\`,
    lazy: async () => ({
      Component: (await import('./pages/Import${page}')).Import${page},
    }),
  },
];
`,
    [`src/features/${module}/components/${One}Editor.tsx`]: `import { ${one}Record as record } from '@contract/${module}/${one}';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { recordForm } from '@/components/record/recordForm';
import { type ${One}, useSave${One}Mutation } from '@/services/wms/generated/${module}.gen';

const model = recordForm(record);

export function ${One}Editor({ row, onClose }: { row: ${One} | null; onClose: () => void }) {
  const [send] = useSave${One}Mutation();
  return (
    <RecordEditor
      model={model}
      row={row}
      title={row ? row.name : 'Agregar a ${label.toLowerCase()}'}
      added="Agregado"
      send={send}
      onClose={onClose}
    >
      <RecordInput record={record} name="name" />
      <RecordInput record={record} name="kind" />
      <RecordInput record={record} name="note" />
      <RecordInput record={record} name="active" />
    </RecordEditor>
  );
}
`,
    [`src/features/${module}/pages/${page}.tsx`]: `import { ${one}Record } from '@contract/${module}/${one}';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { recordColumn } from '@/components/record/recordColumn';
import { type ${One}, ${list} } from '@/services/wms/generated/${module}.gen';
import { routes as paths } from '@/utils/paths';
import { ${One}Editor } from '../components/${One}Editor';

const ${module}Grid = gridList({ id: '${module}', accion: '${entity}.listar', useRows: ${list} });

const columns: GridColumn<${One}>[] = [
  recordColumn(${one}Record, 'name', { grow: true, card: 'title' }),
  recordColumn(${one}Record, 'kind', { width: 130, card: 'status' }),
  recordColumn(${one}Record, 'note', { sortable: false, filter: false, width: 300, card: 'detail' }),
  recordColumn(${one}Record, 'active', { sortable: false, width: 110 }),
];

export function ${page}() {
  return (
    <GridCatalog
      title="${label}"
      icon="folder"
      addLabel="Agregar"
      importPath={\`\${paths.${module}}/import\`}
      edits
      list={${module}Grid}
      columns={columns}
      rowName={(row) => row.name}
      searchLabel="Buscar por nombre"
      editor={(row, onClose) => <${One}Editor row={row} onClose={onClose} />}
    />
  );
}
`,
    [`src/features/${module}/pages/Import${page}.tsx`]: `import { ImportPage } from '@/components/imports/ImportPage';
import { routes as paths } from '@/utils/paths';

export const Import${page} = () => (
  <ImportPage
    kind="${module.toLowerCase()}"
    flag="${flag}"
    title="Importar ${label.toLowerCase()}"
    purpose="Agrega y cambia desde una planilla; el nombre dice cuál es cada fila."
    list={{ to: paths.${module}, label: '${label}' }}
    doneLabel="Ver ${label.toLowerCase()}"
  />
);
`,
    [`src/features/${module}/pages/${page}.test.tsx`]: `import { screen, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { renderApp } from '../../../../tests/support/renderApp';
import { ${module} } from '../index';

const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  '${entity}.listar': { rows: [], total: 0 },
  '${entity}.guardar': { id: 1, version: 1 },
};
const open = (roles: Record<string, unknown>) =>
  renderApp([${module}], { path: '/${module}', roles, server: 'http://x.test' });

test('one is added with what its record begins with; without a name it is not sent', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open({ ${flag}: true });
  await user.click(await screen.findByRole('button', { name: 'Agregar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Agregar' }));
  expect(await dialog.findByText('Poné el nombre.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Primera');
  await user.click(dialog.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText('Agregado')).toBeInTheDocument();
  expect(inputsOf('${entity}.guardar')).toMatchObject([
    { name: 'Primera', kind: 'usual', note: '', active: true },
  ]);
  close();
});

test('who has no right finds no page', async () => {
  answerByAccion(answers);
  const { close } = open({});
  expect(await screen.findByText('Tu rol no incluye esta página')).toBeInTheDocument();
  close();
});
`,
  };
}
