import { listParameters } from '@contract/admin/parameterAcciones';
import { implement } from '../../engine/acciones/implement';
import { allParameters } from './parameterQueries';

export const listParametersHandler = implement(listParameters, (_input, { db }) =>
  allParameters(db),
);
