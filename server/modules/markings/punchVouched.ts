import { counted } from '@contract/core/counted';
import type { PunchKind } from '@contract/markings/punch';
import type { Context } from '../../engine/acciones/context';
import { clock } from '../../engine/time/clock';
import { HOUR } from './markingRules';
import { type PunchMoment, punchMoment } from './punchMoment';
import { recordTouch } from './recordTouch';

interface VouchedPunch {
  personId: number;
  kind: PunchKind;
  at: Date;
  /** The record that knows of the moment, as a sentence. */
  voucher: string;
  /** Why whoever decides should look at it first; null where nothing speaks against it. */
  doubt: string | null;
}

/** Punches for somebody at a moment that another record vouches for; whoever calls has the turn of their punches. */
export async function punchVouched(context: Context, vouched: VouchedPunch): Promise<number> {
  const { personId, kind, at, voucher, doubt } = vouched;
  const receivedAt = clock.now();
  const moment = await punchMoment(context.db, personId, at);
  const heard = { at, offline: false, doubt: doubt ?? doubtOf(moment, receivedAt) };
  const claim = { claimedAt: at.toISOString(), clockOffset: 0, position: null, kiosk: null };
  const touch = { kind, source: 'phone' as const, voucher, ...claim };
  const { punch } = await recordTouch(context, { touch, heard, moment, receivedAt });
  return punch.id;
}

function doubtOf({ site, figures, at }: PunchMoment, receivedAt: Date): string | null {
  if (site.punchesInside) return `En ${site.name} se ficha adentro.`;
  const { offlineHours } = figures;
  return receivedAt.getTime() - at.getTime() > offlineHours * HOUR
    ? `Se pidió más de ${counted(offlineHours, 'hora', 'horas')} después.`
    : null;
}
