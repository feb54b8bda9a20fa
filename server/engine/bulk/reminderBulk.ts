import type { AccionDefinition } from '@contract/core/accion';
import type { Context } from '../acciones/context';
import { conflict } from '../http/fault';
import type { Notice } from '../notifications/notice';
import { notify } from '../notifications/notify';
import { type Remindable, stampReminder } from '../notifications/stampReminder';
import { accountsOf } from '../people/accountsOf';
import type { BulkAction } from './bulkAction';

/** A person still owes something; the notice says it. */
interface Owed {
  personId: number;
  /** The row of `table` that remembers when it was last said. */
  stampId: number;
  notice: Notice;
}

interface Reminder<A extends AccionDefinition> extends Omit<BulkAction<A>, 'each'> {
  /** The entity as the audit calls it. */
  entity: string;
  table: Remindable;
  /** Throws where nothing is missing any more. */
  owed(context: Context, id: number): Promise<Owed>;
  /** The open screens on which the reminder shows. */
  tell?(context: Context, personIds: readonly number[]): Promise<void>;
}

/** Says to many what they still owe, once a day of their own to each. */
export function reminderBulk<A extends AccionDefinition>(reminder: Reminder<A>): BulkAction<A> {
  const { entity, table, owed, tell, ...declared } = reminder;
  return {
    ...declared,
    each: async (context, id) => {
      const { db, audit } = context;
      const { personId, stampId, notice } = await owed(context, id);
      const remindedAt = await stampReminder(db, table, stampId);
      if (!remindedAt) throw conflict('Ya se le recordó hoy.');
      await audit({ entity, entityId: id, after: { remindedAt } });
      await tell?.(context, [personId]);
      await notify(context, await accountsOf(db, [personId]), notice);
    },
  };
}
