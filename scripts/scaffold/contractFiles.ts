import { type ModuleNames, upper } from './moduleNames';

/** The record of a module and the acciones that list, keep and take it away. */
export function contractFiles(names: ModuleNames): Record<string, string> {
  const { module, one, entity, label, flag } = names;
  const One = upper(one);
  const list = `list${upper(module)}`;
  return {
    [`contract/${module}/${one}.ts`]: `import { choice, flag, text } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

export const ${one}Record = defineRecord(
  '${One}',
  { one: '${entity}', many: '${label.toLowerCase()}' },
  {
    name: text('Nombre', { min: [1, 'Poné el nombre.'], max: 80 }),
    kind: choice('Clase', { usual: 'Habitual', special: ['Especial', 'info'] }, { byDefault: 'usual' }),
    note: text('Nota', { max: 500, optional: true, rows: 2 }),
    active: flag('En uso', { byDefault: true }),
  },
);

export const ${one}Fields = recordFields(${one}Record);
export const ${one} = ${one}Fields.extend({ id, version }).meta({ id: '${One}' });
`,
    [`contract/${module}/${one}Acciones.ts`]: `import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { ${one}, ${one}Fields } from './${one}';

export const ${list} = defineAccion({
  name: '${entity}.listar',
  module: '${module}',
  summary: 'La lista de ${label.toLowerCase()}.',
  method: 'GET',
  permission: '${flag}',
  scope: 'all',
  input: listInput({ sort: ['name', 'kind'], filter: ['name', 'kind', 'active'] }),
  output: listOutput(${one}),
  provides: [list('${One}'), each('${One}', 'rows')],
});

export const save${One} = defineAccion({
  name: '${entity}.guardar',
  module: '${module}',
  summary: 'Agrega a ${label.toLowerCase()} o cambia lo que hay.',
  method: 'POST',
  permission: '${flag}',
  scope: 'all',
  input: ${one}Fields.extend({ id: id.optional(), version: version.optional() }),
  output: ${one},
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('${One}')],
});
`,
    [`contract/${module}/acciones.ts`]: `import * as ${module} from './${one}Acciones';

export const ${module}Acciones = { ...${module} };
`,
  };
}
