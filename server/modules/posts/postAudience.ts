import type { Audience } from '@contract/posts/post';
import type { EventAudience } from '../../engine/events/eventAudience';

interface StoredAudience {
  audienceKind: 'all' | 'site' | 'area';
  audienceIds: number[];
}

export function audienceOf(row: StoredAudience): Audience {
  return row.audienceKind === 'all'
    ? { kind: 'all' }
    : { kind: row.audienceKind, ids: row.audienceIds };
}

export function storedAudience(audience: Audience): StoredAudience {
  return audience.kind === 'all'
    ? { audienceKind: 'all', audienceIds: [] }
    : {
        audienceKind: audience.kind,
        audienceIds: [...new Set(audience.ids)].sort((a, b) => a - b),
      };
}

/** Readers of the post hear of its changes; the author also when it is not addressed to them. */
export function eventAudienceOf(audience: Audience, authorId: number): EventAudience {
  if (audience.kind === 'all') return { kind: 'everyone', permission: 'POSTS.SHOW' };
  return {
    kind: audience.kind === 'site' ? 'sites' : 'areas',
    ids: audience.ids,
    permission: 'POSTS.SHOW',
    accounts: [authorId],
  };
}
