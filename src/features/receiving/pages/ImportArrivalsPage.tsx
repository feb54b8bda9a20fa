import { ImportPage } from '@/components/imports/ImportPage';
import { routes } from '@/utils/paths';

/** Takes in a file of remitos, a row for each product. */
export function ImportArrivalsPage() {
  return (
    <ImportPage
      kind="recepciones"
      flag="ORDERS.create"
      title="Importar recepciones"
      purpose="Carga remitos desde una planilla: una fila por producto, y las de igual proveedor y remito forman una recepción."
      list={{ to: routes.receiving, label: 'Recepciones' }}
      doneLabel="Ver las recepciones"
    />
  );
}
