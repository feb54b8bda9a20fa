import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { type EnvelopeAction, whyNotEnvelope } from './envelopeRules';
import { noEnvelope, presentEnvelope } from './presentEnvelope';
import { lockEnvelope } from './settleEnvelope';
import { onlySenders } from './signedScope';

/** The envelope held until the end, for what may be done to it now. */
export async function heldEnvelope(
  context: Context,
  { id, version }: { id: number; version: number },
  action: EnvelopeAction,
) {
  const shown = await presentEnvelope(context, id);
  await onlySenders(context);
  const row = await lockEnvelope(context.db, id);
  if (!row) throw noEnvelope();
  const why = whyNotEnvelope(row, action);
  if (why) throw conflict(why);
  if (row.version !== version) throw staleVersion(shown);
  return row;
}
