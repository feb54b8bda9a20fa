import { ImportPage } from '@/components/imports/ImportPage';
import type { ImportRun } from '@/services/imports/importHooks';
import { routes } from '@/utils/paths';
import { rosterOnPath } from '@/utils/timePaths';

export const ImportRosterPage = () => (
  <ImportPage
    kind="horarios"
    flag="SCHEDULES.CREATE"
    title="Importar horarios"
    purpose="Una fila por persona y una columna por día, como el archivo que se exporta. En cada celda va la sigla del turno (M, o M+T si son dos), F para franco; vacía deja el día como está. Todo queda en borrador."
    list={{ to: routes.schedules, label: 'Horarios' }}
    doneLabel="Ver la grilla"
    doneTo={firstWeek}
  />
);

/** The board at the first of the days that the file brought. */
function firstWeek({ columns }: ImportRun): string {
  const [first] = columns
    .filter(({ key, source }) => source !== null && /^\d{4}-\d\d-\d\d$/.test(key))
    .map(({ key }) => key)
    .sort();
  return first ? rosterOnPath(first) : routes.schedules;
}
