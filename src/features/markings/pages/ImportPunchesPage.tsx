import { ImportPage } from '@/components/imports/ImportPage';
import { punchDayPath } from '@/utils/timePaths';

export const ImportPunchesPage = () => (
  <ImportPage
    kind="fichadas"
    flag="MARKINGS.SHOW"
    title="Importar fichadas"
    purpose="Trae lo que marcaron los relojes: su archivo attlog tal como sale, o una planilla con legajo, fecha y hora. Lo que ya está no se repite."
    list={{ to: punchDayPath, label: 'Fichadas del día' }}
    doneLabel="Ver las fichadas"
    others={{ accept: '.dat', label: 'attlog' }}
  />
);
