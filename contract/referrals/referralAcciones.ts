import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { day, id, version } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';
import { byInput, each, list } from '../core/tags';
import { cuilSchema, personFields } from '../users/personFields';
import { invitationFields, referralDetail, referralRow } from './referral';

const ofReferring = { module: 'referrals', permission: 'REFERRALS', scope: 'all' } as const;
const ofDeciding = { module: 'referrals', permission: 'REFERRALS.ALL', scope: 'all' } as const;

/** Only the number: an answer is kept for a while by its key, and nothing of a person may stay there. */
const changed = z.object({ id }).meta({ id: 'ReferralChanged' });
const changes = {
  method: 'POST',
  output: changed,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Referral'), list('Referral')],
} as const;
const which = { id, version };

export const listReferrals = defineAccion({
  ...ofReferring,
  name: 'referido.listar',
  summary: 'Los referidos propios con su etapa, o los de todas las personas para quien decide.',
  method: 'GET',
  input: privateListInput({
    sort: ['number', 'position', 'siteName', 'personName', 'state', 'createdAt'],
    filter: [
      'number',
      'openingId',
      'position',
      'siteId',
      'personId',
      'personName',
      'mine',
      'state',
      'erasing',
      'createdAt',
    ],
  }),
  output: listOutput(referralRow),
  provides: [list('Referral'), each('Referral', 'rows')],
});

export const getReferral = defineAccion({
  ...ofReferring,
  name: 'referido.obtener',
  summary: 'Un referido: su etapa y sus bonos, y para quien decide lo demás.',
  method: 'GET',
  input: z.object({ id }),
  output: referralDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Referral'), list('Referral')],
});

export const inviteReferral = defineAccion({
  ...ofReferring,
  name: 'referido.invitar',
  summary: 'Invita a alguien a postularse: queda un enlace que esa persona completa y acepta.',
  method: 'POST',
  input: invitationFields.extend({ openingId: id }),
  output: changed,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Referral')],
});

export const cancelReferral = defineAccion({
  ...ofReferring,
  ...changes,
  name: 'referido.cancelar',
  summary: 'Cancela una invitación sin responder; lo que se escribió de la persona se borra.',
  input: z.object(which),
});

export const beginReferral = defineAccion({
  ...ofDeciding,
  ...changes,
  name: 'referido.avanzar',
  summary: 'Pasa a proceso a quien se postuló.',
  input: z.object(which),
});

export const rejectReferral = defineAccion({
  ...ofDeciding,
  ...changes,
  name: 'referido.rechazar',
  summary: 'Cierra una postulación, con las palabras que lee la persona.',
  input: z.object({
    ...which,
    words: privateField(
      z
        .string()
        .trim()
        .min(20, 'Contáselo con unas palabras más.')
        .max(1000, 'Admite hasta 1.000 caracteres.'),
    ),
  }),
});

export const hireReferral = defineAccion({
  ...ofDeciding,
  ...changes,
  name: 'referido.contratar',
  summary:
    'Dice que la persona entra a trabajar y desde qué día; sus bonos quedan previstos. Donde una definición lo pide, espera aprobación.',
  input: z.object({ ...which, startDay: day }),
  /** `waits`: somebody has to approve it first. */
  output: changed.extend({ waits: z.boolean() }).meta({ id: 'ReferralHired' }),
  invalidates: [byInput('Referral'), list('Referral'), list('ReferralOpening'), list('Request')],
});

export const admitReferral = defineAccion({
  ...ofDeciding,
  ...changes,
  name: 'referido.darDeAlta',
  summary: 'Da de alta, una sola vez, el legajo de quien fue contratada.',
  input: personFields.extend(which),
  invalidates: [byInput('Referral'), list('Referral'), list('Person')],
});

export const linkReferral = defineAccion({
  ...ofDeciding,
  ...changes,
  name: 'referido.vincularLegajo',
  summary: 'Vincula el legajo que la persona ya tuvo, en vez de dar de alta otro.',
  input: z.object({
    ...which,
    /** A file with the same address; left out, the one of whoever has the CUIL. */
    personId: id.optional(),
    cuil: cuilSchema.optional(),
  }),
  invalidates: [byInput('Referral'), list('Referral'), list('Person')],
});

export const noteReferral = defineAccion({
  ...ofDeciding,
  name: 'referido.anotar',
  summary: 'Deja una nota para quienes deciden; se borra con los datos de la persona.',
  method: 'POST',
  input: z.object({
    id,
    body: privateField(
      z.string().trim().min(1, 'Escribí la nota.').max(2000, 'Admite hasta 2.000 caracteres.'),
    ),
  }),
  output: changed,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Referral')],
});

export const askReferralErasure = defineAccion({
  ...ofDeciding,
  ...changes,
  name: 'referido.pedirBorrado',
  summary: 'Anota que la persona pidió que se borren sus datos: hay cinco días hábiles.',
  input: z.object(which),
});

export const eraseReferral = defineAccion({
  ...ofDeciding,
  ...changes,
  name: 'referido.borrar',
  summary: 'Borra los datos de la persona, su currículum y las notas; queda solo la cuenta.',
  input: z.object(which),
});
