import { ImportPage } from '@/components/imports/ImportPage';
import { routes } from '@/utils/paths';

export const ImportVisitsPage = () => (
  <ImportPage
    kind="visitas"
    flag="VISITS.plan"
    title="Importar visitas"
    purpose="Planifica visitas desde una planilla, en borrador. Una fila se reconoce por su lugar, su día, su hora y su motivo: traerla otra vez no la repite."
    list={{ to: routes.visits, label: 'Visitas' }}
    doneLabel="Ver las visitas"
  />
);
