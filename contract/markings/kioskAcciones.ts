import { z } from 'zod';
import { defineAccion, emptyInput, privateField, secretField } from '../core/accion';
import { id, instant, version } from '../core/id';
import { list } from '../core/tags';
import { kiosk, kioskFields } from './kiosk';
import { punchRecord } from './punchRecord';

export const listKiosks = defineAccion({
  name: 'kiosco.listar',
  module: 'markings',
  summary: 'Los kioscos donde se ficha, con cuándo se los vio por última vez.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: emptyInput,
  output: z.object({ rows: z.array(kiosk), edits: z.boolean() }),
  provides: [list('Kiosk')],
});

export const saveKiosk = defineAccion({
  name: 'kiosco.guardar',
  module: 'markings',
  summary: 'Agrega un kiosco o lo cambia.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: kioskFields.extend({ id: id.optional(), version: version.optional() }),
  output: kiosk,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Kiosk')],
});

export const pairKiosk = defineAccion({
  name: 'kiosco.emparejar',
  module: 'markings',
  summary: 'Da el código que se escribe en la tableta: sirve una vez y vence a los diez minutos.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id }),
  output: z.object({ code: secretField(z.string()), expiresAt: instant }),
  errors: ['no_encontrado'],
  invalidates: [list('Kiosk')],
});

export const revokeKiosk = defineAccion({
  name: 'kiosco.revocar',
  module: 'markings',
  summary: 'Da de baja la tableta de un kiosco: lo que mande deja de valer en el momento.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id }),
  output: kiosk,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Kiosk')],
});

const kioskState = z
  .object({
    name: z.string(),
    siteName: z.string(),
    zone: z.string(),
    organisation: z.string(),
    serverTime: instant,
  })
  .meta({ id: 'KioskState' });

/** The key that a paired tablet holds; it is no session, and opens what follows and nothing else. */
const kioskKey = secretField(z.string().min(20).max(100));

export const activateKiosk = defineAccion({
  name: 'kiosco.activar',
  module: 'markings',
  summary: 'La tableta se empareja con el código que da la administración.',
  method: 'POST',
  permission: 'public',
  scope: 'own',
  input: z.object({ code: secretField(z.string().trim().min(1).max(20)) }),
  output: z.object({ kioskKey, state: kioskState }),
  errors: ['demasiados_intentos'],
});

export const getKioskState = defineAccion({
  name: 'kiosco.obtenerEstado',
  module: 'markings',
  summary: 'Lo que un kiosco muestra: dónde está y qué hora es.',
  method: 'POST',
  permission: 'public',
  scope: 'own',
  input: z.object({ kioskKey }),
  output: kioskState,
});

export const punchAtKiosk = defineAccion({
  name: 'kiosco.fichar',
  module: 'markings',
  summary: 'Ficha en un kiosco con el código del teléfono, o con legajo y PIN.',
  method: 'POST',
  permission: 'public',
  scope: 'own',
  input: z
    .object({
      kioskKey,
      /** The key of this touch: sent twice it counts once. */
      key: z.string().min(8).max(80),
      /** The text of the QR. */
      code: secretField(z.string().max(120)).optional(),
      docket: privateField(z.string().trim().max(20)).optional(),
      pin: secretField(z.string().max(12)).optional(),
      /** The answer of its person, where they were asked. */
      kind: punchRecord.shown.kind.schema.optional(),
      /** The person is still there and can be asked; what waited for the network cannot. */
      asks: z.boolean().default(false),
      claimedAt: instant,
      clockOffset: z.int().min(-1e12).max(1e12).nullable().default(null),
    })
    .superRefine(({ code, docket, pin }, context) => {
      if (code !== undefined ? docket === undefined && pin === undefined : docket && pin) return;
      context.addIssue({
        code: 'custom',
        path: ['code'],
        message: 'Mostrá el código del teléfono, o escribí legajo y PIN.',
      });
    }),
  output: z.object({
    name: privateField(z.string()),
    /** The photo travels whole, for a kiosk has no session to ask for it with. */
    photo: privateField(z.string().nullable()),
    kind: punchRecord.shown.kind.schema,
    at: instant,
    /** A second touch: the first one stands. */
    same: z.boolean(),
    /** True where the punch waits for a decision. */
    waiting: z.boolean(),
    /** Nothing was punched yet: which of these it is has to be said first. Empty: it was punched. */
    choices: z.array(punchRecord.shown.kind.schema),
  }),
  errors: ['conflicto', 'demasiados_intentos', 'periodo_cerrado'],
});
