import type { emergencyFields } from '@contract/users/family';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import type { Family, SaveEmergencyContactApiArg } from './api';

const text = (max: number) => z.string().trim().max(max);

/** A name needs a telephone and a telephone a name; all three empty is nobody. */
export const emergencyForm = z
  .object({
    emergencyName: text(120),
    emergencyKinship: text(60),
    emergencyPhone: text(40),
  } satisfies Record<keyof typeof emergencyFields.shape, z.ZodType>)
  .superRefine(({ emergencyName, emergencyKinship, emergencyPhone }, context) => {
    const wrong = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (emergencyName && !emergencyPhone) wrong('emergencyPhone', 'Escribí un teléfono.');
    if (!emergencyName && (emergencyPhone || emergencyKinship)) {
      wrong('emergencyName', 'Escribí a quién llamar.');
    }
  });

export type EmergencyValues = z.input<typeof emergencyForm>;

export const emergencyValues = (family: Family): EmergencyValues => ({
  emergencyName: family.emergencyName ?? '',
  emergencyKinship: family.emergencyKinship ?? '',
  emergencyPhone: family.emergencyPhone ?? '',
});

const orNull = (typed: string) => typed.trim() || null;

export const emergencyInput = (
  values: EmergencyValues,
  personId: number,
  version: number,
): SaveEmergencyContactApiArg => ({
  personId,
  version,
  emergencyName: orNull(values.emergencyName),
  emergencyKinship: orNull(values.emergencyKinship),
  emergencyPhone: orNull(values.emergencyPhone),
});

export const emergencyConflict = (mine: EmergencyValues, family: Family): ConflictField[] => {
  const stored = emergencyValues(family);
  return [
    {
      label: 'A quién llamar',
      mine: mine.emergencyName || '—',
      stored: stored.emergencyName || '—',
    },
    {
      label: 'Vínculo',
      mine: mine.emergencyKinship || '—',
      stored: stored.emergencyKinship || '—',
    },
    { label: 'Teléfono', mine: mine.emergencyPhone || '—', stored: stored.emergencyPhone || '—' },
  ].filter((field) => field.mine !== field.stored);
};
