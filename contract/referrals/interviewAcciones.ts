import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput } from '../core/tags';
import { interviewFields } from './interview';

const ofDeciding = {
  module: 'referrals',
  permission: 'REFERRALS.ALL',
  scope: 'all',
  method: 'POST',
  output: z.object({ id }).meta({ id: 'InterviewChanged' }),
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Referral', 'referralId')],
} as const;

export const saveInterview = defineAccion({
  ...ofDeciding,
  name: 'entrevista.guardar',
  summary:
    'Acuerda una entrevista con alguien que se postuló, o la cambia; quien entrevista recibe un aviso.',
  input: interviewFields.extend({
    referralId: id,
    id: id.optional(),
    version: version.optional(),
  }),
});

export const cancelInterview = defineAccion({
  ...ofDeciding,
  name: 'entrevista.cancelar',
  summary: 'Cancela una entrevista; quien iba a entrevistar recibe un aviso.',
  input: z.object({ referralId: id, id, version }),
});
