import { z } from 'zod';
import { defineAccion, done, emptyInput, privateField } from '../core/accion';
import { list } from '../core/tags';
import { notificationType } from './notificationTypes';

/** Bytes as a browser writes them down: base64url without padding. */
const bytes = (count: number) =>
  privateField(
    z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}=*$`), 'No es una clave.'),
  );

export const getPushDevice = defineAccion({
  name: 'notificacion.dispositivo',
  module: 'notifications',
  summary: 'Si este dispositivo recibe avisos, cuáles no, y con qué clave se suscribe.',
  method: 'GET',
  permission: 'session',
  scope: 'own',
  input: emptyInput,
  output: z
    .object({
      /** The browser subscribes with this key: only this server can write to what it gives for it. */
      key: z.string(),
      device: z.object({ endpoint: z.string(), without: z.array(notificationType) }).nullable(),
      /** The other devices of the person that receive them. */
      others: z.array(z.string()),
    })
    .meta({ id: 'PushDevice' }),
  provides: [list('PushDevice')],
});

export const registerPushDevice = defineAccion({
  name: 'notificacion.registrarDispositivo',
  module: 'notifications',
  summary: 'Desde ahora este dispositivo recibe avisos, mientras dure su sesión.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({
    /** Where the browser's push service takes them: only https, and never an address inside of a network. */
    endpoint: privateField(z.url({ protocol: /^https$/ }).max(1000)),
    /** The browser's public key, and what it shares with whoever writes to it. */
    p256dh: bytes(65),
    auth: bytes(16),
  }),
  output: done,
  invalidates: [list('PushDevice')],
});

export const removePushDevice = defineAccion({
  name: 'notificacion.quitarDispositivo',
  module: 'notifications',
  summary: 'Este dispositivo deja de recibir avisos.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: emptyInput,
  output: done,
  invalidates: [list('PushDevice')],
});

export const choosePushType = defineAccion({
  name: 'notificacion.elegirEnDispositivo',
  module: 'notifications',
  summary: 'Si un tipo de aviso llega a este dispositivo, además de a la campana.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ type: notificationType, pushed: z.boolean() }),
  output: done,
  errors: ['conflicto'],
  invalidates: [list('PushDevice')],
});
