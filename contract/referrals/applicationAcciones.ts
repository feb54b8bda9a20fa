import { z } from 'zod';
import { defineAccion, done, privateField, secretField } from '../core/accion';
import { day, instant } from '../core/id';
import { fileInput } from '../files/fileInput';
import { fileLimits } from '../files/fileLimits';
import { ownInterview } from './interview';
import { applicationFields } from './referral';

const ofAnybody = { module: 'referrals', permission: 'public', scope: 'own' } as const;
const code = privateField(z.string().trim().max(60));

/** An opening as the holder of its link reads it, or an application as its sender does. */
const applicationShown = z
  .object({
    position: z.string(),
    siteName: z.string(),
    organisation: z.string(),
    /** Null where it was sent already: there it is told how it goes on. */
    offer: z
      .object({
        text: z.string(),
        until: day,
        /** The name of the person who passed the link on. */
        referrer: z.string(),
      })
      .nullable(),
    sent: z
      .object({
        at: instant,
        stage: z.enum(['pending', 'process', 'hired', 'ended']),
        words: z.string(),
        eraseDue: day.nullable(),
        interviews: z.array(ownInterview),
        /** All that is kept of them, which they may see at any time. */
        kept: privateField(
          z.object({
            firstName: z.string(),
            lastName: z.string(),
            email: z.string(),
            phone: z.string(),
            message: z.string(),
            cv: z.string(),
          }),
        ),
      })
      .nullable(),
    keepMonths: z.int(),
  })
  .meta({ id: 'ApplicationShown' });

export const openApplication = defineAccion({
  ...ofAnybody,
  name: 'postulacion.obtener',
  summary: 'Lo que ve quien tiene el enlace de una búsqueda, o el de su propia postulación.',
  method: 'GET',
  input: z.object({ code }),
  output: applicationShown,
  errors: ['no_encontrado', 'demasiados_intentos'],
});

export const sendApplication = defineAccion({
  ...ofAnybody,
  name: 'postulacion.enviar',
  summary:
    'La persona se postula y acepta cómo se guardan sus datos; responde lo mismo si ya estaba.',
  method: 'POST',
  input: applicationFields.extend({
    code,
    /** Made by the form, so that what is sent again after a lost answer is the same application. */
    ownCode: secretField(z.string().regex(/^[\w-]{22,60}$/)),
    consent: z.literal(true, 'Para postularte hace falta que aceptes.'),
    cv: fileInput(fileLimits.cv).optional(),
  }),
  /** The candidate comes back with it, sees how it goes on, and asks that it is erased. */
  output: z.object({ code: secretField(z.string()) }),
  errors: [
    'no_encontrado',
    'archivo_grande',
    'archivo_tipo',
    'pdf_pesado',
    'ocupado',
    'sin_espacio',
    'demasiados_intentos',
  ],
});

export const correctOwnApplication = defineAccion({
  ...ofAnybody,
  name: 'postulacion.corregir',
  summary: 'La persona corrige lo que se guarda de ella, mientras se guarda.',
  method: 'POST',
  input: applicationFields.extend({ code }),
  output: done,
  errors: ['no_encontrado', 'demasiados_intentos'],
});

export const askOwnErasure = defineAccion({
  ...ofAnybody,
  name: 'postulacion.pedirBorrado',
  summary: 'La persona pide que se borren sus datos; responde hasta qué día hay tiempo.',
  method: 'POST',
  input: z.object({ code }),
  output: z.object({ due: day }),
  errors: ['no_encontrado', 'demasiados_intentos'],
});
