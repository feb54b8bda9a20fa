import type { ParameterCode } from '@contract/admin/parameterCatalog';
import type { Context } from '../../engine/acciones/context';
import { parameters, refuseClosedFrom } from './parameterQueries';

interface Repeated {
  code: ParameterCode;
  value: string;
  validFrom: string;
}

/** This writes the value of a figure once more from a day on: somebody answers for its still being so. */
export async function repeatParameter(context: Context, figure: Repeated): Promise<void> {
  await refuseClosedFrom(context.db, figure);
  await parameters.save(context, { ...figure, siteId: null }, async (fields) => ({
    ...fields,
    code: figure.code,
  }));
}
