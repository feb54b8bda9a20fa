import type { kinships } from './family';

export const kinshipTexts: Record<(typeof kinships)[number], string> = {
  spouse: 'Cónyuge',
  partner: 'Conviviente',
  child: 'Hija o hijo',
  stepchild: 'Hija o hijo del cónyuge',
  parent: 'Madre o padre',
  other: 'Otro familiar a cargo',
};
