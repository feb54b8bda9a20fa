import type { RenditionKind } from '@contract/renditions/rendition';
import type { PayItem, PayItemContext, PayItemOwner, SettlingRun } from '../../engine/pay/payItem';
import {
  advancedColumns,
  heldOf,
  settledColumns,
  source,
  unadvancedColumns,
  unsettledColumns,
} from './renditionPay';
import { renditionsStore, ringOwner } from './renditionsStore';

const doneBy = (context: PayItemContext, kind: RenditionKind, reason: string, at?: Date) => ({
  kind,
  accountId: context.viewer.accountId,
  reason,
  ...(at ? { at } : {}),
});

async function pays(context: PayItemContext, item: PayItem, run: SettlingRun): Promise<void> {
  const row = await heldOf(context, item, run);
  const advance = item.kind === 'expenseAdvance';
  const kind = advance ? 'paid' : 'settled';
  // A run that was reversed pays again what was shown meanwhile: nothing of it changes.
  const again = advance && row.state !== 'toPay';
  const columns = advance
    ? advancedColumns(row, 'run', run.payDay)
    : settledColumns(row, 'run', run.payDay);
  const done = doneBy(context, kind, run.title, run.at);
  const after = await renditionsStore.write(context, row, again ? {} : columns, done);
  await ringOwner(context, after, kind, item.amount);
}

async function givesBack(context: PayItemContext, item: PayItem, run: SettlingRun): Promise<void> {
  const row = await heldOf(context, item, run);
  const advance = item.kind === 'expenseAdvance';
  const kind = advance ? 'unpaid' : 'unsettled';
  // A rendition that was handed in stays so: the advance waits for the next pay, and comes to the same.
  const kept = advance && row.state !== 'open';
  const columns = advance ? unadvancedColumns : unsettledColumns;
  const done = doneBy(context, kind, `Se anuló ${run.title}`);
  const after = await renditionsStore.write(context, row, kept ? {} : columns, done);
  await ringOwner(context, after, kind, item.amount);
}

/** A run does this with advances that it pays, and with balances to one side and to the other. */
export const renditionPayItems: PayItemOwner = {
  source,
  async settled(context, items, run) {
    for (const item of items) await pays(context, item, run);
  },
  async skipped(context, items, run) {
    for (const item of items) {
      const row = await heldOf(context, item, run);
      const done = doneBy(context, 'skipped', run.title);
      const after = await renditionsStore.write(context, row, {}, done);
      await ringOwner(context, after, 'skipped', item.amount);
    }
  },
  async givenBack(context, items, run) {
    for (const item of items) await givesBack(context, item, run);
  },
};
