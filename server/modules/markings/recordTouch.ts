import { type PunchKind, type PunchSource, punchVerbs } from '@contract/markings/punch';
import { punchRecord } from '@contract/markings/punchRecord';
import { site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { closeForgotten } from './closeForgotten';
import { contradicted, type Heard } from './hear';
import { isLive, MINUTE } from './markingRules';
import { askToCount } from './offlineCorrection';
import { pairAgain } from './pairing/pairAgain';
import type { PunchOfDay } from './punchFacts';
import { ownPunches, type PunchMoment } from './punchMoment';
import { settlePunch, storedPunch, storePunch, tellPunches } from './storePunch';
import { clockIn } from './wallClock';
import { type Position, type Where, whereIs } from './whereIs';

/** A touch is what somebody did at a button or at a door. */
export interface Touch {
  /** The kind that the button promised; null: whichever kind follows. */
  kind: PunchKind | null;
  source: PunchSource;
  claimedAt: string;
  clockOffset: number | null;
  position: Position;
  /** At which door; null: on a device of their own. */
  kiosk: { id: number; siteId: number } | null;
  /** A record that vouches for the moment, in words; left out where a button was pressed. */
  voucher?: string;
}

interface Touched {
  touch: Touch;
  heard: Heard;
  moment: PunchMoment;
  receivedAt: Date;
}

/** Makes a punch of a touch, or finds the one that it repeats. */
export async function recordTouch(
  context: Context,
  touched: Touched,
): Promise<{ punch: PunchOfDay; same: boolean }> {
  const same = sameTouch(touched);
  if (same) return { punch: same, same: true };
  const punch = await add(context, touched);
  await tellPunches(context, touched.moment.personId);
  return { punch, same: false };
}

/** A touch that takes longer to arrive waited for the network; asking where the device is takes some seconds. */
const PROMPT_MS = 10_000;

/** The first touch of somebody without network was shown as kept: the second was meant. */
function hasWaited({ touch, heard, receivedAt }: Touched): boolean {
  const said = Date.parse(touch.claimedAt) + (touch.clockOffset ?? 0);
  return heard.offline || receivedAt.getTime() - said > PROMPT_MS;
}

/** A second touch: held a little long, made in another tab, or sent again. */
export function sameTouch(touched: Touched): PunchOfDay | undefined {
  const { moment, touch } = touched;
  const within = moment.figures.sameTouchMinutes * MINUTE;
  const isMeant = touch.kind !== null && hasWaited(touched);
  return moment.punches.find(
    (one) =>
      !one.forgotten &&
      isLive(one) &&
      (!isMeant || one.kind === touch.kind) &&
      Math.abs(one.at.getTime() - moment.at.getTime()) <= within,
  );
}

async function placeOf(
  { db }: Context,
  { touch: { kiosk, position, voucher }, moment: { site: own } }: Touched,
): Promise<Where> {
  // A door knows where it is, whatever the person carries.
  if (kiosk) return { siteId: kiosk.siteId, outside: false, distance: null };
  if (voucher !== undefined) return { siteId: null, outside: false, distance: null };
  const where = whereIs(position, own.id, await db.select().from(site));
  if (own.punchesInside && own.latitude !== null && (where.outside || !position)) {
    throw conflict(insideOnly(own.name, where.distance));
  }
  return where;
}

async function add(context: Context, touched: Touched) {
  const { db, viewer } = context;
  const { touch, heard, moment, receivedAt } = touched;
  const { position } = touch;
  const { personId, next, punches, site: own } = moment;
  const kind = next.choices.find((choice) => touch.kind === null || choice === touch.kind);
  // A person who saw an older button is told; a phone that had no network could not be.
  if (!kind && !heard.offline) throw conflict(otherwise(moment));
  const decided = kind ?? next.choices[0];
  const entering = decided === 'in';
  const { day, shiftId } = entering ? next.enter : next.leave;
  await refuseClosedPeriod(db, { personId, day, ledger: 'time' });
  const where = await placeOf(context, touched);
  if (next.forgotten && entering) {
    await closeForgotten(context, next.forgotten, punches);
  }
  const doubt = doubtOf(touched, decided, kind !== undefined);
  const stored = await storePunch(context, {
    personId,
    at: heard.at,
    kind: decided,
    source: touch.source,
    day,
    plannedShiftId: shiftId,
    told: touch.kind !== null,
    counts: doubt === null ? 'counted' : 'waiting',
    receivedAt,
    ...(heard.offline
      ? { offline: true, claimedAt: new Date(touch.claimedAt), clockOffset: touch.clockOffset }
      : {}),
    latitude: position?.latitude.toFixed(6) ?? null,
    longitude: position?.longitude.toFixed(6) ?? null,
    accuracy: position ? Math.round(position.accuracy) : null,
    ...where,
    kioskId: touch.kiosk?.id ?? null,
    note: touch.voucher ?? '',
    authorId: viewer.accountId,
  });
  if (!entering) await dropRule(context, moment, stored.day);
  if (doubt !== null)
    await askToCount(context, stored, { zone: own.zone, doubt, voucher: touch.voucher });
  return (await pairAgain(context, personId, heard.at, receivedAt))
    ? storedPunch(db, stored.id)
    : stored;
}

const wordOf = (kind: PunchKind) => punchRecord.shown.kind.labels[kind].toLowerCase();

/** Why a punch that waited for the network does not count by itself, if it does not. */
function doubtOf(
  { touch, heard, moment: { punches, site } }: Touched,
  kind: PunchKind,
  asPressed: boolean,
): string | null {
  if (!heard.offline) return heard.doubt;
  if (!asPressed && touch.kind) {
    return `El botón decía “${punchVerbs[touch.kind]}” y a esa hora lo que seguía era “${punchVerbs[kind]}”.`;
  }
  const later = contradicted({ kind, at: heard.at }, punches);
  if (!later) return heard.doubt;
  return `No encaja con lo que fichó después: ${wordOf(later.kind)} a las ${clockIn(site.zone, later.at)}.`;
}

/** An exit that the server wrote gives way to the person's own. */
async function dropRule(context: Context, { punches, at }: PunchMoment, day: string) {
  const last = ownPunches(punches, at).at(-1);
  const rule = punches.find(
    (one) => one.forgotten && one.day === day && (!last || one.at >= last.at),
  );
  if (rule) await settlePunch(context, rule, 'replaced');
}

function otherwise({ punches, at, next, site: { zone } }: PunchMoment): string {
  const last = ownPunches(punches, at).at(-1);
  const done = last
    ? `Ya fichaste ${wordOf(last.kind)} a las ${clockIn(zone, last.at)}`
    : 'Todavía no fichaste la entrada';
  return `${done}: lo que sigue es “${punchVerbs[next.choices[0]]}”.`;
}

const insideOnly = (name: string, metres: number | null) =>
  metres === null
    ? `En ${name} se ficha con la ubicación: permitila en el navegador y probá de nuevo.`
    : `En ${name} se ficha adentro, y estás a ${metres} metros.`;
