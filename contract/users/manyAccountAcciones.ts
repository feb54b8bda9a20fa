import { z } from 'zod';
import { defineAccion, privateField, secretField } from '../core/accion';
import { bulkOutput, bulkResult, rowSelection } from '../core/bulk';
import { id } from '../core/id';
import { list } from '../core/tags';
import { listEmployees } from './personAcciones';

const selection = privateField(rowSelection(listEmployees.input));

export const createAccounts = defineAccion({
  name: 'cuenta.crearVarias',
  module: 'users',
  summary:
    'Crea la cuenta de muchas personas, con un usuario propuesto; quien ya tiene queda igual.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  input: z.object({ selection, roleId: id }),
  output: bulkOutput,
  invalidates: [list('Person'), list('Role'), list('Job')],
});

export const previewPasswords = defineAccion({
  name: 'cuenta.previsualizarClaves',
  module: 'users',
  summary: 'A cuántas de las personas elegidas se les puede dar su primera contraseña.',
  method: 'GET',
  permission: 'ADMIN.users',
  scope: 'all',
  input: z.object({ selection }),
  output: z
    .object({
      ready: z.int(),
      refused: z.int(),
      /** The people who can get one but have no address to send it to. */
      withoutMail: z.int(),
      /** Whether a mail server is set. */
      mail: z.boolean(),
    })
    .meta({ id: 'PasswordsPreview' }),
  provides: [list('Person')],
});

const slip = z
  .object({
    personId: id,
    name: z.string(),
    docket: z.string(),
    areaName: z.string(),
    siteName: z.string(),
    username: z.string(),
    password: z.string(),
  })
  .meta({ id: 'PasswordSlip' });

export const givePasswords = defineAccion({
  name: 'cuenta.entregarClaves',
  module: 'users',
  summary: 'Da a muchas personas la contraseña para entrar por primera vez, para imprimirlas.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  input: z.object({ selection }),
  output: z
    .object({
      /** Null in the answer to a repeated request: they are shown once and kept nowhere. */
      slips: secretField(z.array(slip).nullable()),
      refused: z.array(bulkResult),
      /** Where they enter. */
      address: z.string(),
    })
    .meta({ id: 'GivenPasswords' }),
  invalidates: [list('Person'), list('Session')],
});

export const mailPasswords = defineAccion({
  name: 'cuenta.enviarClaves',
  module: 'users',
  summary: 'Envía a muchas personas, por correo, la contraseña para entrar por primera vez.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  input: z.object({ selection }),
  output: bulkOutput,
  errors: ['conflicto'],
  invalidates: [list('Person'), list('Job'), list('Session')],
});
