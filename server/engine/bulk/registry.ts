import { finder, partsOf } from '../module';

/** So that a task finds it again by the name of its accion. */
export const bulkNamed = finder(
  () => partsOf('bulk'),
  (action) => action.accion.name,
);
