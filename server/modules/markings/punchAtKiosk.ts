import type { InputOf, OutputOf } from '@contract/core/accion';
import { punchAtKiosk } from '@contract/markings/kioskAcciones';
import { can } from '@contract/session/can';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { storedFile } from '../../db/schema/files';
import { person } from '../../db/schema/organisation';
import type { Context, PublicContext, Services } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { ownTransaction } from '../../engine/acciones/ownTransaction';
import { readStored } from '../../engine/files/readStored';
import { fewAtOnce } from '../../engine/session/fewAtOnce';
import { readAccountViewer } from '../../engine/session/readViewer';
import { clock } from '../../engine/time/clock';
import { dayHere } from '../../engine/time/dayHere';
import { hear } from './hear';
import { type Kiosk, kioskOf, noteSeen } from './kioskKeys';
import { markingFigures } from './markingFigures';
import { findByCode, noCredential, type Proven, proveByPin, spendCode } from './provePerson';
import { punchMoment, punchTurn } from './punchMoment';
import { recordTouch, sameTouch } from './recordTouch';

type Asked = InputOf<typeof punchAtKiosk>;
type Answer = OutputOf<typeof punchAtKiosk>;

/** A face at the door may weigh this much. */
const LARGEST_PHOTO = 400_000;

/** The face travels as text within the answer, since a person at a door has no session to ask for a file with. */
async function faceOf(services: Services, db: Db, hash: string | null): Promise<string | null> {
  if (hash === null) return null;
  const [file] = await db.select().from(storedFile).where(eq(storedFile.hash, hash));
  if (!file || file.size > LARGEST_PHOTO) return null;
  const bytes = await readStored(services.files, file.hash);
  return `data:${file.mime};base64,${bytes.toString('base64')}`;
}

/** The person at the door is the viewer, with the rights that they have at this moment. */
async function viewerAtDoor(db: Db, accountId: number) {
  const viewer = await readAccountViewer(db, accountId);
  if (!viewer || viewer.personId === null || !can(viewer.roles, 'MARKINGS.CREATE')) {
    throw noCredential();
  }
  return { viewer, personId: viewer.personId };
}

async function punchOf(context: Context, personId: number, door: Door): Promise<Answer> {
  const { db, services, viewer } = context;
  const { asked, kiosk, spends } = door;
  await punchTurn(db, personId);
  const receivedAt = clock.now();
  // Only what a device drew may have waited for the network: a PIN is looked at as it comes.
  const claimedAt = spends ? new Date(asked.claimedAt) : receivedAt;
  const clockOffset = spends ? asked.clockOffset : 0;
  const figures = await markingFigures(db, dayHere(receivedAt), viewer.siteId);
  const heard = hear({ claimedAt, clockOffset, receivedAt }, figures);
  if (spends) {
    const said = claimedAt.getTime() + (clockOffset ?? 0);
    const at = new Date(Math.min(said, receivedAt.getTime()));
    await spendCode(db, spends, { at, touch: `${kiosk.id} ${asked.key}` });
  }
  const moment = await punchMoment(db, personId, heard.at);
  const touch = {
    kind: asked.kind ?? null,
    source: 'kiosk' as const,
    claimedAt: claimedAt.toISOString(),
    clockOffset,
    position: null,
    kiosk,
  };
  const touched = { touch, heard, moment, receivedAt };
  const { doubt, choices } = moment.next;
  // In doubt whoever stands there says it; the same code then serves once more, for the same touch.
  if (asked.asks && !asked.kind && doubt && !heard.offline && !sameTouch(touched)) {
    const nothing = { at: heard.at.toISOString(), same: false, waiting: false };
    const who = await whoAtDoor(services, db, personId);
    return { ...who, ...nothing, kind: choices[0], choices: [...choices] };
  }
  const { punch, same } = await recordTouch(context, touched);
  return {
    ...(await whoAtDoor(services, db, personId)),
    kind: punch.kind,
    at: punch.at.toISOString(),
    same,
    waiting: punch.counts === 'waiting',
    choices: [],
  };
}

async function whoAtDoor(services: Services, db: Db, personId: number) {
  const [who] = await db
    .select({
      name: sql<string>`${person.firstName} || ' ' || ${person.lastName}`,
      photoHash: person.photoHash,
    })
    .from(person)
    .where(eq(person.id, personId));
  return { name: who?.name ?? '', photo: await faceOf(services, db, who?.photoHash ?? null) };
}

interface Door {
  asked: Asked;
  kiosk: Kiosk;
  spends: Proven['spends'];
}

async function punch(asked: Asked, context: PublicContext): Promise<Answer> {
  const { db } = context;
  const kiosk = await kioskOf(db, asked.kioskKey);
  const { code, docket = '', pin = '' } = asked;
  const { accountId, spends } =
    code === undefined
      ? await proveByPin(db, { docket, pin, kioskId: kiosk.id })
      : await findByCode(db, code);
  const answer = await ownTransaction(context, punchAtKiosk, accountId, async (tools) => {
    const { viewer, personId } = await viewerAtDoor(tools.db, accountId);
    const own = { ...context, ...tools, viewer, reach: 'own' as const };
    return punchOf(own, personId, { asked, kiosk, spends });
  });
  await noteSeen(db, kiosk.id);
  return answer;
}

// A PIN costs time on purpose: one door must not hold whoever asks for something else.
const fromOneDoor = fewAtOnce(4);

// Its own transactions: a wrong PIN must be counted although the answer is a refusal.
export const punchAtKioskHandler = implement(
  punchAtKiosk,
  (asked, context) => fromOneDoor(context.address, () => punch(asked, context)),
  { transaction: false },
);
