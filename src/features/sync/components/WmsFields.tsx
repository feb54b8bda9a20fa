import { linkRecord as record } from '@contract/sync/link';
import { RecordInput } from '@/components/record/RecordInput';

/** Says how another WMS is asked: where, for which accion, and how its list comes. */
export const WmsFields = ({ keyHint }: { keyHint: string }) => (
  <>
    <RecordInput
      record={record}
      name="url"
      required
      hint="El comienzo, sin la página de entrada: https://wms.ejemplo.com. Las de la propia red las permite antes quien administra."
    />
    <RecordInput record={record} name="wmsEntry" />
    <RecordInput record={record} name="wmsMethod" />
    <RecordInput
      record={record}
      name="wmsAccion"
      required
      hint="Por ejemplo producto.listar. Usá una que solo lea."
    />
    <RecordInput
      record={record}
      name="wmsUser"
      hint="Va en nusuario. Vacío si no lo pide, como un Andén con clave de programa."
    />
    <RecordInput
      record={record}
      name="wmsParams"
      hint="Uno por renglón: size=200. No pongas claves acá: se ven."
    />
    <RecordInput
      record={record}
      name="rowsPath"
      label="Dónde está la lista"
      hint="Los nombres que llevan a ella, con puntos: datos.filas. Vacío: toda la respuesta, o rows."
    />
    <RecordInput
      record={record}
      name="wmsPage"
      hint="En otro Andén, page. Vacío: la lista viene en una sola respuesta."
    />
    <RecordInput
      record={record}
      name="wmsTotal"
      hint="Lo que anuncia tiene que coincidir con lo que llega. Vacío: total, si está."
    />
    <RecordInput
      record={record}
      name="header"
      hint={`Si además del token pide una clave, ${keyHint}`}
    />
  </>
);
