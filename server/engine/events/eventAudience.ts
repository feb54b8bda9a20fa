import type { Permission } from '@contract/core/permissions';
import type { TagType } from '@contract/core/tags';

export interface EventTag {
  type: TagType;
  id: string | number;
}

/** An audience says whom a change may concern; it is decided again for each reader when the stream is read. */
export type EventAudience =
  | { kind: 'everyone'; permission?: Permission }
  | { kind: 'accounts'; ids: readonly number[] }
  | { kind: 'sites'; ids: readonly number[]; permission: Permission; accounts?: readonly number[] }
  | { kind: 'areas'; ids: readonly number[]; permission: Permission; accounts?: readonly number[] };
