import { isChannel } from '@contract/chats/chat';
import type { getChat } from '@contract/chats/chatAcciones';
import type { OutputOf } from '@contract/core/accion';
import type { Db } from '../../db/Db';
import type { Context, Viewer } from '../../engine/acciones/context';
import { peopleThere } from '../markings';
import { blocksBetween } from './blocks';
import { accountsThere, membersOf, whoIsIn } from './chatMembers';
import { findChat, type OwnChat } from './chatQueries';
import { chatActions, silenceOf } from './chatRules';
import { editMinutes } from './editMinutes';
import { quietPeople } from './quietPeople';

type Detail = OutputOf<typeof getChat>;

/** The head of an area and whoever has people in their charge speak in read-only channels, and may call for haste. */
const conducts = ({ headId }: OwnChat, { personId, roleScope }: Viewer): boolean =>
  roleScope !== 'own' || (headId !== null && headId === personId);

/** The other one of two, whether they still enter or not. */
async function otherOf(db: Db, { chat }: OwnChat, viewer: Viewer) {
  if (chat.kind !== 'direct') return null;
  const members = await membersOf(db, chat.id);
  const other = members.find(({ accountId }) => accountId !== viewer.accountId);
  if (!other) return null;
  const { person } = other;
  const here = person.id === null ? [] : await accountsThere(db, [person.id]);
  return {
    person,
    isThere: here.some(({ accountId }) => accountId === other.accountId),
    blocked: await blocksBetween(db, viewer.accountId, other.accountId),
  };
}

async function isOnShift(db: Db, { chat }: OwnChat, { personId }: Viewer): Promise<boolean> {
  if (chat.siteId === null || personId === null) return false;
  return (await peopleThere(db, chat.siteId, [personId])).has(personId);
}

/** The asker may do these in a conversation, or is told why not; the other one of two comes with it. */
export async function standingOf({ db, viewer }: Pick<Context, 'db' | 'viewer'>, own: OwnChat) {
  const { chat, me } = own;
  const other = await otherOf(db, own, viewer);
  const standing = {
    kind: chat.kind,
    left: me?.untilId !== null && me?.untilId !== undefined,
    closed: !chat.active,
    readOnly: chat.readOnly,
    owner: me?.owner ?? false,
    conducts: conducts(own, viewer),
    onShift: await isOnShift(db, own, viewer),
    blocked: other?.blocked ?? { mine: false, theirs: false },
    otherIsThere: other?.isThere ?? false,
  };
  return { other, actions: chatActions(standing), silence: silenceOf(standing) };
}

export async function presentChat(
  asking: Pick<Context, 'db' | 'viewer'>,
  id: number,
): Promise<Detail> {
  const { db } = asking;
  const own = await findChat(asking, id);
  const { chat, me, areaName, siteName } = own;
  const [standing, members, minutes] = await Promise.all([
    standingOf(asking, own),
    isChannel(chat.kind) ? [] : membersOf(db, id),
    editMinutes(db),
  ]);
  const { other, actions, silence } = standing;
  const left = silence === 'left';
  // A person who is blocked learns nothing of when the other one is at work.
  const otherId = other?.isThere && silence === null ? other.person.id : null;
  const quiet = await quietPeople(db, otherId === null ? [] : [otherId]);
  return {
    id,
    version: chat.version,
    kind: chat.kind,
    name: nameOf(chat.kind, { name: chat.name, areaName, other: other?.person.name }),
    imageUrl: other?.person.imageUrl ?? null,
    siteName,
    // A person who left no longer hears who comes and goes.
    members: left ? [] : members,
    memberCount: await countIn(db, own, silence, members.length),
    readId: me?.readId ?? 0,
    muted: me?.muted ?? false,
    actions,
    silence,
    later: otherId !== null && quiet.has(otherId),
    editMinutes: minutes,
  };
}

/** A person who left a conversation, or is not at work, does not learn how many are in it. */
async function countIn(db: Db, own: OwnChat, silence: Detail['silence'], listed: number) {
  if (silence === 'left' || silence === 'offShift') return 0;
  return isChannel(own.chat.kind) ? (await whoIsIn(db, own)).length : listed;
}

interface Names {
  name: string;
  areaName: string | null;
  other: string | null | undefined;
}

/** A conversation of two is called after the other one, and a channel after its area. */
export function nameOf(kind: Detail['kind'], { name, areaName, other }: Names): string {
  if (kind === 'direct') return other ?? '';
  if (kind === 'shift') return 'Quién está ahora';
  return kind === 'area' ? (areaName ?? '') : name;
}
