import { saveParameter } from '@contract/admin/parameterAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid, notFound } from '../../engine/http/fault';
import { parameterFaults } from '../../engine/parameters/parameterFaults';
import { parameters, refuseClosedFrom } from './parameterQueries';

export const saveParameterHandler = implement(saveParameter, (input, context) => {
  const { code } = input;
  const faults = parameterFaults(input);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return parameters.save(context, input, async (fields, before) => {
    // A value stays with its figure.
    if (before && before.code !== code) throw notFound('Ese valor ya no existe.');
    if (before) await refuseClosedFrom(context.db, before);
    await refuseClosedFrom(context.db, { ...fields, code });
    return { ...fields, code };
  });
});
