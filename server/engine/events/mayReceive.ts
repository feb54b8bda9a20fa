import { can } from '@contract/session/can';
import type { Viewer } from '../acciones/context';
import type { EventAudience } from './eventAudience';

/** What a person cannot open they do not even hear of. */
export function mayReceive(audience: EventAudience, viewer: Viewer): boolean {
  // What is addressed to somebody is theirs alone, whoever sees as them.
  if (audience.kind === 'accounts' && viewer.viewing) return false;
  if (audience.kind === 'accounts') return audience.ids.includes(viewer.accountId);
  if (audience.permission && !can(viewer.roles, audience.permission)) return false;
  if (audience.kind === 'everyone' || viewer.roleScope === 'all') return true;
  if (audience.accounts?.includes(viewer.accountId)) return true;
  const place = audience.kind === 'sites' ? viewer.siteId : viewer.areaId;
  return place !== null && audience.ids.includes(place);
}
