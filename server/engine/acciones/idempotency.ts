import { createHash } from 'node:crypto';
import type { AccionDefinition } from '@contract/core/accion';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/Db';
import { idempotencyKey } from '../../db/schema/session';
import { sendAlong } from '../../db/transactions';
import { conflict } from '../http/fault';

export interface Once {
  accountId: number;
  key: string;
  accion: Pick<AccionDefinition, 'name' | 'output'>;
  input: unknown;
}

function hashInput(input: unknown): string {
  const text = JSON.stringify(input, (_key, value) =>
    value instanceof File ? { file: value.name, size: value.size } : value,
  );
  return createHash('sha256')
    .update(text ?? '')
    .digest('hex');
}

const keyOf = ({ accountId, key }: Once) =>
  and(eq(idempotencyKey.accountId, accountId), eq(idempotencyKey.key, key));

/** The same was asked before: what is made ready for it would be made in vain. */
export const wasAnswered = async (db: Db, once: Once): Promise<boolean> =>
  (await db.$count(idempotencyKey, keyOf(once))) > 0;

const { placeholder } = sql;

const take = builtOnce((db) =>
  db
    .insert(idempotencyKey)
    .values({
      accountId: placeholder('accountId'),
      key: placeholder('key'),
      accion: placeholder('accion'),
      inputHash: placeholder('inputHash'),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key }),
);

const keep = builtOnce((db, where) =>
  db
    .update(idempotencyKey)
    .set({ answer: placeholder('answer') as never })
    .where(where),
);

/** Takes the key in this transaction; a second request waits here for the first one's end and gets its answer. */
export async function answerOnce(
  db: Db,
  once: Once,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const inputHash = hashInput(once.input);
  const mine = keyOf(once);
  const { accountId, key, accion } = once;
  const taken = await take(db, undefined, { accountId, key, accion: accion.name, inputHash });
  if (taken.length === 0) {
    const [first] = await db.select().from(idempotencyKey).where(mine);
    if (first?.accion !== once.accion.name || first.inputHash !== inputHash) {
      throw conflict('Esa clave de pedido ya se usó para otra cosa.');
    }
    return first.answer;
  }
  const answer = await run();
  await sendAlong(db, keep(db, mine, { answer: withoutSecrets(accion.output, answer) }));
  return answer;
}

/** An answer as it may be kept: what the contract calls secret is nothing. */
function withoutSecrets(output: z.ZodType, answer: unknown): unknown {
  if (!(output instanceof z.ZodObject)) return answer;
  const { shape }: { shape: Record<string, z.ZodType> } = output;
  const entries = Object.entries(answer as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, shape[name]?.meta()?.secret === true ? null : value]),
  );
}
