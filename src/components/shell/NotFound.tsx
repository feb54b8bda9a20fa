import { DeadEnd } from './DeadEnd';

export function NotFound() {
  return (
    <DeadEnd
      title="No encontramos esta página"
      icon="map"
      reason="Esta dirección no lleva a ningún lado"
    >
      Puede que el enlace esté mal escrito o que la página ya no exista. Con Ctrl + K podés buscar
      otra.
    </DeadEnd>
  );
}
