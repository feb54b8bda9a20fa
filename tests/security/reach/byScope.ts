import type { AccionDefinition, Scope } from '@contract/core/accion';
import { can } from '@contract/session/can';
import type { Asking, Outcome, Relation, Somebody } from './aim';

const order: Scope[] = ['own', 'team', 'site', 'all'];

const reaches: Record<Scope, readonly Relation[]> = {
  own: ['own'],
  team: ['own', 'team'],
  // The relatives of the table work at the asker's site unless they are called after another.
  site: ['own', 'team', 'site'],
  all: ['own', 'team', 'site', 'otherSite'],
};

/** The narrower of what the accion honours and what the role has; pay and health narrower still. */
export function byScope(asking: Asking, theirs: Somebody, accion: AccionDefinition): Outcome {
  if (accion.scope === 'everyone') return 'reached';
  const narrower = order[Math.min(order.indexOf(accion.scope), order.indexOf(asking.scope))];
  const scope = narrower ?? 'own';
  const trusted = can(asking.flags, 'LIQUIDATION.SHOW') || can(asking.flags, 'ADMIN.whole');
  const kept = accion.sensitive && !(trusted && scope === 'all') ? 'own' : scope;
  return reaches[kept].includes(theirs.relation) ? 'reached' : 'hidden';
}

/** A record of a place and not of a person: `own` and `team` reach their own site too. */
export function bySite(asking: Asking, theirs: Somebody): Outcome {
  return asking.scope === 'all' || asking.siteId === theirs.siteId ? 'reached' : 'hidden';
}
