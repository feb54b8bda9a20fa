import type { EventAudience, EventTag } from '../../../engine/events/eventAudience';

const tags = [
  { type: 'Link', id: 'LIST' },
  { type: 'LinkRun', id: 'LIST' },
] as const;

/** Everybody who looks at links sees them go on. */
export const tellLinks = (
  emit: (tags: readonly EventTag[], audience: EventAudience) => Promise<void>,
): Promise<void> => emit(tags, { kind: 'everyone', permission: 'SYNC' });
