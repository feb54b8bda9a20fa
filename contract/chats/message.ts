import { z } from 'zod';
import { privateField } from '../core/accion';
import { attachedFile } from '../core/attachedFile';
import { id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { reactionKind } from '../posts/post';

export const MOST_WORDS = 4000;

export const messageBody = privateField(
  z
    .string()
    .trim()
    .min(1, 'Escribí un mensaje.')
    .max(MOST_WORDS, 'El mensaje admite hasta 4.000 caracteres.'),
);

/** More pinned messages of a conversation would hide each other. */
export const MOST_PINNED = 20;

/** So many files go with one message. */
export const MOST_MESSAGE_FILES = 5;

/** A file of a message, with its duration when it is a voice message. */
export const messageFile = attachedFile
  .extend({ seconds: z.int().nullable() })
  .meta({ id: 'MessageFile' });

/** A person whom a message calls, by the name that they have now. */
const mention = z.object({ personId: id, name: z.string() }).meta({ id: 'Mention' });

/** The beginning of the message that another one answers. */
export const repliedMessage = z
  .object({
    id,
    authorName: z.string(),
    body: z.string(),
    files: z.int(),
    /** How long it is, where it is a voice. */
    voice: z.int().nullable(),
    deleted: z.boolean(),
  })
  .meta({ id: 'RepliedMessage' });

/** A message as all who are in its conversation see it. */
export const message = z
  .object({
    id,
    version,
    chatId: id,
    /** The account that wrote it. */
    authorId: id,
    author: personRef,
    /** How the device that wrote it called it: by this the one that waits is known to be the one that came. */
    clientId: z.string(),
    /** Empty once it was deleted. People who are called stand in it as `@[p12]`. */
    body: z.string(),
    mentions: z.array(mention),
    urgent: z.boolean(),
    files: z.array(messageFile),
    replyTo: repliedMessage.nullable(),
    /** The accounts that feel so, kind by kind. */
    reactions: z.array(z.object({ kind: reactionKind, accountIds: z.array(id) })),
    /** Its author asks the others to confirm that they read it. */
    asksAck: z.boolean(),
    /** It stays in sight over the conversation. */
    pinned: z.boolean(),
    /** The accounts that confirmed it. */
    acks: z.array(id),
    sentAt: instant,
    editedAt: instant.nullable(),
    deleted: z.boolean(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;
