import { z } from 'zod';
import { id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';

/** A group larger than this would be a channel of an area. */
export const MOST_MEMBERS = 200;
/** Above it nobody looks through who read something. */
export const MOST_READERS = 30;
/** Unread messages are counted so far; then there are "99+". */
export const MOST_UNREAD = 100;

export const chatKind = z.enum(['direct', 'group', 'area', 'shift']);
export type ChatKind = z.infer<typeof chatKind>;

/** The people of these follow the organisation: nobody adds or takes out anybody. */
export const isChannel = (kind: ChatKind): boolean => kind === 'area' || kind === 'shift';

export const chatName = z
  .string()
  .trim()
  .min(2, 'Poné un nombre.')
  .max(80, 'El nombre admite hasta 80 caracteres.');

/** A conversation as the list of them shows it. */
export const chatRow = z
  .object({
    id,
    kind: chatKind,
    name: z.string(),
    /** The face of the other one; null where more than two talk. */
    imageUrl: z.string().nullable(),
    /** The last message; null while there is none. */
    last: z
      .object({
        id,
        authorId: id,
        authorName: z.string(),
        body: z.string(),
        /** So many files went with it. */
        files: z.int(),
        /** How long it is, where it is a voice. */
        voice: z.int().nullable(),
        deleted: z.boolean(),
        sentAt: instant,
      })
      .nullable(),
    /** So many of others that were not read, up to a hundred. */
    unread: z.int(),
    muted: z.boolean(),
    /** The person was in it, and reads what was said until they left. */
    left: z.boolean(),
    closed: z.boolean(),
  })
  .meta({ id: 'ChatRow' });

export const chatMember = z
  .object({
    /** The account, by which messages name their author. */
    accountId: id,
    person: personRef,
    /** They look after a group: its name, and its people. */
    owner: z.boolean(),
    /** The newest message that they have read; null where the conversation is too large to say. */
    readId: z.int().nullable(),
  })
  .meta({ id: 'ChatMember' });

/** Actions of the reader in a conversation; the server decides, the screen only draws. */
export const chatAction = z.enum([
  'write',
  'urgent',
  'pin',
  'block',
  'unblock',
  'rename',
  'add',
  'remove',
  'leave',
]);
export type ChatAction = z.infer<typeof chatAction>;

/** Why nothing can be written. */
export const chatSilence = z.enum([
  'readOnly',
  'closed',
  'left',
  'gone',
  'offShift',
  'blocked',
  'blocking',
]);

export const chatDetail = z
  .object({
    id,
    version,
    kind: chatKind,
    name: z.string(),
    imageUrl: z.string().nullable(),
    /** Where its area or its people are. */
    siteName: z.string().nullable(),
    /** The people of a channel are counted and not listed. */
    members: z.array(chatMember),
    memberCount: z.int(),
    /** The newest message that whoever asks has read. */
    readId: z.int(),
    muted: z.boolean(),
    actions: z.array(chatAction),
    silence: chatSilence.nullable(),
    /** The other one is not at work now: they see it in their next shift. Why is nobody's business. */
    later: z.boolean(),
    /** The minutes for which a message can be corrected or deleted by its writer. */
    editMinutes: z.int(),
  })
  .meta({ id: 'ChatDetail' });
