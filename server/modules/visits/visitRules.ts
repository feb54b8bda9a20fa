import type { VisitAction } from '@contract/visits/visit';
import type { StoredVisit } from './visitQueries';

export type VisitFacts = Pick<StoredVisit, 'state' | 'personId' | 'unbegun'>;

interface Who {
  plans: boolean;
  personId: number | null;
}

const stateNames: Record<StoredVisit['state'], string> = {
  draft: 'en borrador',
  planned: 'planificada',
  arrived: 'en curso',
  done: 'hecha',
  missed: 'dada por no hecha',
  cancelled: 'cancelada',
};

const isOwn = ({ personId }: VisitFacts, who: Who) =>
  personId !== null && personId === who.personId;

/** A visit that waits to be begun, also one that the rule gave up before its phone had network again. */
const waits = ({ state, unbegun }: VisitFacts) =>
  state === 'planned' || (state === 'missed' && unbegun);

const allowed: Record<VisitAction, (visit: VisitFacts, who: Who) => boolean> = {
  correct: ({ state }, { plans }) => plans && (state === 'draft' || state === 'planned'),
  arrive: (visit, who) => isOwn(visit, who) && waits(visit),
  unarrive: (visit, who) => isOwn(visit, who) && visit.state === 'arrived',
  finish: (visit, who) => isOwn(visit, who) && visit.state === 'arrived',
  miss: (visit, who) => isOwn(visit, who) && (waits(visit) || visit.state === 'arrived'),
  cancel: ({ state }, { plans }) => plans && (state === 'draft' || state === 'planned'),
};

export const allowedVisitActions = (visit: VisitFacts, who: Who): VisitAction[] =>
  (Object.keys(allowed) as VisitAction[]).filter((action) => allowed[action](visit, who));

/** Why an action that was asked for is not among the allowed ones. */
export function visitRefusal({ state }: VisitFacts, action: VisitAction): string {
  const name = stateNames[state];
  if (action === 'finish' && state === 'planned') {
    return 'Primero avisá que llegaste: después se da por hecha.';
  }
  if (action === 'arrive' && state === 'arrived') return 'Ya avisaste que llegaste a esta visita.';
  if (action === 'correct' || action === 'cancel') {
    return `La visita está ${name}: ya no se cambia.`;
  }
  return `La visita está ${name}: ya no se puede hacer eso.`;
}
