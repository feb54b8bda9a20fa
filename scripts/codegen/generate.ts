import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import type { AccionDefinition } from '../../contract/core/accion';
import { acciones } from '../../contract/registry';
import { accionMetaFile } from './accionMeta';
import { openApiDocument } from './openApiDocument';
import { tagsBlock } from './tagsBlock';

const root = process.cwd();
const schemaFile = path.join(root, 'openapi.json');
const outputFolder = path.join(root, 'src/services/wms/generated');

async function moduleFile(module: string, endpoints: (readonly [string, AccionDefinition])[]) {
  const source = await generateEndpoints({
    apiFile: path.join(root, 'src/services/wms/api.ts'),
    apiImport: 'api',
    schemaFile,
    outputFile: undefined as unknown as string,
    exportName: `${module}Api`,
    filterEndpoints: endpoints.map(([key]) => key),
    flattenArg: true,
    hooks: { queries: true, lazyQueries: true, mutations: true },
    tag: false,
    useUnknown: true,
  });
  const header = '// Generated from contract/ by `npm run generate`. Do not edit.\n';
  const tags = tagsBlock(endpoints);
  const body = String(source).replace(
    /import \{ api \} from ["'][^"']+["'];/,
    "import { api } from '../api';",
  );
  const importTags = tags ? "import { resolveTags } from '../resolveTags';\n" : '';
  await writeFile(path.join(outputFolder, `${module}.gen.ts`), header + importTags + body + tags);
}

async function generate() {
  const all = Object.entries(acciones as Record<string, AccionDefinition>);
  await writeFile(schemaFile, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
  await mkdir(outputFolder, { recursive: true });
  for (const old of await readdir(outputFolder)) await rm(path.join(outputFolder, old));
  await writeFile(path.join(outputFolder, 'accionMeta.gen.ts'), accionMetaFile());
  const modules = [...new Set(all.map(([, accion]) => accion.module))].sort();
  for (const module of modules) {
    await moduleFile(
      module,
      all.filter(([, accion]) => accion.module === module),
    );
  }
}

await generate();
