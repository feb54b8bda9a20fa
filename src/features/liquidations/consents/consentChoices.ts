import type { PayConcept } from '@/services/wms/generated/liquidations.gen';

export interface ConceptChoice {
  value: string;
  label: string;
}

/** The deductions that ask for a consent, each once; one that asks no more stays a choice of its own consent. */
export function consentChoices(
  concepts: readonly PayConcept[],
  held?: { code: string; conceptName: string },
): ConceptChoice[] {
  const found = new Map(
    concepts.filter(({ asksConsent }) => asksConsent).map(({ code, name }) => [code, name]),
  );
  if (held && !found.has(held.code)) found.set(held.code, held.conceptName);
  return [...found].map(([value, label]) => ({ value, label }));
}
