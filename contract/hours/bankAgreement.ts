import { z } from 'zod';
import { privateField } from '../core/accion';
import { choice, day, ref, text, whole } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

const rate = (label: string, byDefault: number) =>
  whole(label, { min: 60, max: 240, unit: 'min', byDefault });

export const bankAgreementRecord = defineRecord(
  'HourBankAgreement',
  { one: 'acuerdo de banco de horas', many: 'acuerdos de banco de horas' },
  {
    /** A person's own goes before their area's, and that before their site's. */
    target: choice('Para', { person: 'Una persona', area: 'Un área', site: 'Una sede' }),
    personId: ref('Persona', { optional: true }),
    areaId: ref('Área', { optional: true }),
    siteId: ref('Sede', { optional: true }),
    fromDay: day('Desde'),
    toDay: day('Hasta', { optional: true, none: 'Sin fin' }),
    rate50: rate('Suma cada hora al 50 %', 90),
    rate100: rate('Suma cada hora al 100 %', 120),
    months: whole('Plazo para usarlas', {
      min: 1,
      max: 24,
      unit: 'meses',
      optional: true,
      none: 'El de los parámetros',
    }),
    capHours: whole('Tope del saldo', {
      min: 1,
      max: 500,
      unit: 'horas',
      optional: true,
      none: 'El de los parámetros',
    }),
    writtenIn: text('Dónde está escrito', {
      min: [3, 'Contá dónde está escrito: sin acuerdo escrito no hay banco.'],
      max: 200,
    }),
    /** The papers that went to Firmas with it: they show who signed. */
    envelopeId: ref('Papel en Firmas', { optional: true, none: 'Ninguno' }),
  },
);

export const bankAgreementFields = recordFields(bankAgreementRecord);

export const bankAgreement = bankAgreementFields
  .extend({
    id,
    version,
    /** The name of its person, of its area with its site, or of its site. */
    targetName: z.string(),
    /** How many people were asked to sign its paper, and how many did. */
    paper: z
      .object({ title: privateField(z.string()), people: z.int(), signed: z.int() })
      .meta({ id: 'HourBankPaper' })
      .nullable(),
  })
  .meta({ id: 'HourBankAgreement' });
