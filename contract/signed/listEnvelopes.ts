import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { listOutput, privateListInput } from '../core/listInput';
import { list } from '../core/tags';
import { envelopeRow } from './envelope';

export const listEnvelopes = defineAccion({
  name: 'sobre.listar',
  module: 'signed',
  summary: 'Lo que se envió a firmar y cuántas personas ya firmaron, para quien envía.',
  method: 'GET',
  permission: 'SIGNED',
  scope: 'all',
  sensitive: true,
  input: privateListInput({
    sort: ['createdAt', 'dueOn', 'title', 'state'],
    filter: ['title', 'state', 'way', 'dueOn', 'createdAt'],
  }),
  output: listOutput(envelopeRow).extend({
    /** The asker sends; else the list is empty. */
    sends: z.boolean(),
  }),
  provides: [list('Envelope')],
});
