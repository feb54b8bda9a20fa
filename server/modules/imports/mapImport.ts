import { mapImport } from '@contract/imports/importAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { columnsIn } from '../../engine/imports/columnsIn';
import { openPreview } from '../../engine/imports/openImport';
import { presentImport } from '../../engine/imports/presentImport';
import { reviewRun } from '../../engine/imports/reviewRun';

export const mapImportHandler = implement(mapImport, async ({ id, mapping: wanted }, context) => {
  const { run, definition } = await openPreview(context, id);
  const known = new Set(columnsIn(definition, run.headers).map(({ key }) => key));
  const mapping: Record<string, number> = {};
  for (const { key, source } of wanted) {
    if (!known.has(key) || (source !== null && source >= run.headers.length)) {
      throw invalid({ mapping: 'Esa columna no existe.' });
    }
    if (source !== null) mapping[key] = source;
  }
  const { open } = await reviewRun(context, { run: { ...run, mapping }, definition });
  return presentImport(context, open);
});
