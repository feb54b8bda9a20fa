import { z } from 'zod';
import { attachedFile } from '../core/attachedFile';
import { day, ref, text } from '../core/fields';
import { id, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord, type RecordValues, recordFields } from '../core/record';

/** A person agreed, in so many words, that something is taken of their pay (LCT, art. 133). */
export const deductionConsentRecord = defineRecord(
  'DeductionConsent',
  { one: 'consentimiento', many: 'consentimientos' },
  {
    personId: ref('Persona', { private: true }),
    /** The code of the concept, whichever of its versions rules. */
    code: text('Concepto', { min: 2, max: 20, upper: true }),
    fromDay: day('Desde'),
    toDay: day('Hasta', { optional: true, none: 'Sigue' }),
    note: text('Nota', { max: 300, optional: true, private: true, rows: 2 }),
  },
);

export type DeductionConsentFields = RecordValues<typeof deductionConsentRecord>;
export const deductionConsentFields = recordFields(deductionConsentRecord);

/** The fault of days that cannot be, for the form and for the server. */
export function deductionConsentFaults(
  { fromDay, toDay }: Pick<DeductionConsentFields, 'fromDay' | 'toDay'>,
  issues: z.RefinementCtx,
): void {
  if (!toDay || toDay >= fromDay) return;
  issues.addIssue({ code: 'custom', path: ['toDay'], message: 'Es antes de que empiece.' });
}

export const deductionConsent = deductionConsentFields
  .extend({
    id,
    version,
    person: personRef,
    siteName: z.string(),
    areaName: z.string(),
    conceptName: z.string(),
    paper: attachedFile.nullable(),
  })
  .meta({ id: 'DeductionConsent' });
