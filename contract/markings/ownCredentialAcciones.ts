import { z } from 'zod';
import { defineAccion, done, emptyInput, secretField } from '../core/accion';
import { instant } from '../core/id';
import { list } from '../core/tags';
import { pinSchema } from './pin';

/** Only for its own person's device, which draws the codes also without network. */
export const getCredential = defineAccion({
  name: 'credencial.obtener',
  module: 'markings',
  summary: 'La credencial propia para los kioscos: con ella el teléfono dibuja sus códigos.',
  method: 'GET',
  permission: 'MARKINGS.CREATE',
  scope: 'own',
  input: emptyInput,
  output: z.object({
    publicId: z.string(),
    /** Shared by the device and the server: the codes come of it. */
    codeKey: secretField(z.string()),
    docket: z.string(),
    hasPin: z.boolean(),
    serverTime: instant,
  }),
  errors: ['no_encontrado'],
  provides: [list('Credential')],
  whileViewing: 'hidden',
  keptOffline: true,
});

export const renewCredential = defineAccion({
  name: 'credencial.renovar',
  module: 'markings',
  summary: 'Hace otra credencial propia: los códigos de la anterior dejan de servir.',
  method: 'POST',
  permission: 'MARKINGS.CREATE',
  scope: 'own',
  input: emptyInput,
  output: done,
  errors: ['no_encontrado'],
  invalidates: [list('Credential')],
});

export const choosePin = defineAccion({
  name: 'credencial.elegirPin',
  module: 'markings',
  summary: 'Elige el PIN con que se ficha en un kiosco sin el teléfono.',
  method: 'POST',
  permission: 'MARKINGS.CREATE',
  scope: 'own',
  input: z.object({ pin: secretField(pinSchema) }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [list('Credential')],
});
