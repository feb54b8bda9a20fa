import type { UseFormReturn } from 'react-hook-form';
import { usePersonNames } from '@/components/references/usePersonNames';
import type { EnvelopeValues } from './envelopeForm';

const whoever = ['Quien firma'];

/** Who can be given a place on the pages: whoever signs their own copy, or each one by name. */
export function useSignerNames(form: UseFormReturn<EnvelopeValues>): readonly string[] {
  const { way, whom, people } = form.watch();
  const nameOf = usePersonNames(people);
  if (way === 'each') return whoever;
  // Of an area nobody is known before it is saved: their places are in the evidence page.
  return whom === 'people' ? people.map((id) => nameOf(id) ?? `N.º ${id}`) : [];
}
