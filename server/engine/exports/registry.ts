import { finder, partsOf } from '../module';

export const exportNamed = finder(
  () => partsOf('exports'),
  (one) => one.list.accion.name,
);
