import { finder, partsOf } from '../module';

export const listNamed = finder(
  () => partsOf('lists'),
  (list) => list.accion.name,
);
