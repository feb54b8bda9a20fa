import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { fileHash, id, version } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';
import { list } from '../core/tags';
import {
  deductionConsent,
  deductionConsentFaults,
  deductionConsentFields,
} from './deductionConsent';

/** Consents are read like pay: by people who keep it for everybody, never for a team or a site. */
const ofConsents = {
  module: 'liquidations',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  keepers: 'pay',
  sensitive: true,
} as const;

export const listDeductionConsents = defineAccion({
  ...ofConsents,
  name: 'consentimiento.listar',
  summary: 'Qué descuentos consintió cada persona, desde cuándo y con qué papel.',
  method: 'GET',
  input: privateListInput({
    sort: ['name', 'code', 'fromDay', 'toDay', 'siteName'],
    filter: ['personId', 'name', 'code', 'fromDay', 'siteId', 'areaId'],
  }),
  output: listOutput(deductionConsent),
  provides: [list('DeductionConsent')],
});

export const saveDeductionConsent = defineAccion({
  ...ofConsents,
  name: 'consentimiento.guardar',
  summary: 'Anota o corrige el consentimiento de una persona; lo ya calculado queda como está.',
  method: 'POST',
  input: deductionConsentFields
    .extend({
      id: id.optional(),
      version: version.optional(),
      /** The file that it came in, uploaded before; without one it keeps what it had. */
      paper: fileHash.optional(),
    })
    .superRefine(deductionConsentFaults),
  output: deductionConsent,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto_version'],
  invalidates: [list('DeductionConsent')],
});

export const removeDeductionConsent = defineAccion({
  ...ofConsents,
  name: 'consentimiento.quitar',
  summary: 'Quita un consentimiento que se cargó por error: deja de descontarse.',
  method: 'POST',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto_version'],
  invalidates: [list('DeductionConsent')],
});
