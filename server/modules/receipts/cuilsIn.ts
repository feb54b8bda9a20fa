import { isCuil } from '@contract/core/cuil';

export interface FoundCuils {
  cuils: string[];
  /** Written as a CUIL is, with a check digit that does not come out. */
  wrongCuils: string[];
}

const DASH = '[-‐‑‒–—−/]';
const BETWEEN = `[ \\t\\u00a0]{0,4}(?:${DASH}|[.·_])?[ \\t\\u00a0]{0,4}`;
/** Looked for at every place: what only looks like one must not swallow the real one after it. */
const cuilLike = new RegExp(
  `(?<!\\d)(?<!\\d[-./,])(?=(\\d{2})(${BETWEEN})(\\d(?:[. ]?\\d){7})(${BETWEEN})(\\d)(?!\\d|[-./,]\\d))`,
  'g',
);
const dashed = new RegExp(DASH);
const labelled = /c\.?\s?u\.?\s?i\.?\s?[lt]\.?[^\d]{0,20}$/i;
/** Companies have such numbers: they pay, and are not paid. */
const company = /^(30|33|34)/;
const ofPeople = /^2[034567]/;
const wholeDni = /^(?:\d{8}|\d{2}\.\d{3}\.\d{3})$/;

/** The CUILs of people, however they are written; quantities and accounts in a row of numbers are none. */
export function cuilsIn(text: string): FoundCuils {
  const cuils = new Set<string>();
  const wrongCuils = new Set<string>();
  for (const {
    index,
    1: head = '',
    2: before = '',
    3: dni = '',
    4: after = '',
    5: digit = '',
  } of text.matchAll(cuilLike)) {
    const cuil = `${head}${dni.replace(/\D/g, '')}${digit}`;
    if (company.test(cuil)) continue;
    const compact = before === '' && after === '' && dni.length === 8;
    const sure =
      (dashed.test(before) && dashed.test(after)) ||
      labelled.test(text.slice(Math.max(0, index - 30), index));
    if (isCuil(cuil)) {
      if (compact || (ofPeople.test(cuil) && (sure || wholeDni.test(dni)))) cuils.add(cuil);
    } else if (sure && ofPeople.test(cuil)) wrongCuils.add(cuil);
  }
  return { cuils: [...cuils], wrongCuils: [...wrongCuils] };
}
