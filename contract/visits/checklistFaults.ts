import type { Answer, Question } from './checklist';

const isNumber = (value: string) => /^-?\d{1,12}([.,]\d{1,4})?$/.test(value);

function faultOf(asked: Question, value: string, photos: number): string | null {
  const { kind, options, required, photoOnNo } = asked;
  if (kind === 'photo') return required && photos === 0 ? 'Sacá la foto.' : null;
  if (value === '') return required ? 'Contestá esta pregunta.' : null;
  if (kind === 'yesNo' && value !== 'yes' && value !== 'no') return 'Contestá sí o no.';
  if (kind === 'choice' && !options.includes(value)) return 'Elegí una de las opciones.';
  if (kind === 'number' && !isNumber(value)) return 'Poné un número.';
  if (kind === 'yesNo' && value === 'no' && photoOnNo && photos === 0) {
    return 'Mostrá en una foto por qué no.';
  }
  return null;
}

/** Finds what is missing or does not fit in the answers of a visit, by the place of the question. */
export function checklistFaults(
  checklist: readonly Question[],
  answers: readonly Answer[],
  /** How many photos each question has. */
  photosOf: (question: number) => number,
): ReadonlyMap<number, string> {
  const given = new Map(answers.map(({ question, value }) => [question, value]));
  const faults = new Map<number, string>();
  for (const [place, asked] of checklist.entries()) {
    const fault = faultOf(asked, given.get(place) ?? '', photosOf(place));
    if (fault) faults.set(place, fault);
  }
  for (const place of given.keys()) {
    if (!checklist[place]) faults.set(place, 'Esa pregunta no está en la visita.');
  }
  return faults;
}
