import type { EnvelopeDetail } from '@contract/signed/envelope';
import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { auditEntry } from '../../db/schema/audit';
import { person } from '../../db/schema/organisation';
import { envelopePaper, signature } from '../../db/schema/signing';
import { authorRefs } from '../../engine/people/authorRef';
import { personName } from '../../engine/people/personName';

const MOST = 100;

type Event = EnvelopeDetail['trail'][number];

const done: Record<string, Event['did']> = {
  'sobre.guardar': 'edited',
  'sobre.enviar': 'sent',
  'documento.pedirFirma': 'sent',
  'sobre.anular': 'cancelled',
  'sobre.anularVarios': 'cancelled',
};

/** The acts of those who send it, as the audit keeps them. */
async function senderEvents(db: Db, id: number, endReason: string): Promise<Event[]> {
  const rows = await db
    .select({
      id: auditEntry.id,
      at: auditEntry.at,
      by: auditEntry.accountId,
      accion: auditEntry.accion,
    })
    .from(auditEntry)
    .where(and(eq(auditEntry.entity, 'envelope'), eq(auditEntry.entityId, String(id))))
    .orderBy(desc(auditEntry.id))
    .limit(MOST);
  const names = await authorRefs(
    db,
    rows.flatMap(({ by }) => (by === null ? [] : [by])),
  );
  return rows.flatMap(({ by, at, accion, ...row }) => {
    const did = done[accion];
    if (!did) return [];
    const reason = did === 'cancelled' ? endReason : null;
    const who = names.get(by ?? 0)?.name ?? null;
    return [{ id: `a${row.id}`, at: at.toISOString(), did, by: who, reason }];
  });
}

const outcomes = ['signed', 'dissented', 'rejected', 'expired'] as const;
const isOutcome = (state: string): state is (typeof outcomes)[number] =>
  (outcomes as readonly string[]).includes(state);

/** The acts of those who sign its papers, the last of each. */
async function signerEvents(db: Db, id: number): Promise<Event[]> {
  const rows = await db
    .select({ signature, firstName: person.firstName, lastName: person.lastName })
    .from(signature)
    .innerJoin(envelopePaper, eq(envelopePaper.paperId, signature.paperId))
    .innerJoin(person, eq(person.id, signature.personId))
    .where(
      and(
        eq(envelopePaper.envelopeId, id),
        or(
          isNotNull(signature.openedAt),
          isNotNull(signature.doneAt),
          isNotNull(signature.remindedAt),
        ),
      ),
    )
    .orderBy(desc(signature.changedAt))
    .limit(MOST);
  return rows.flatMap(({ signature: one, ...who }) => {
    const by = personName(who);
    const event = (did: Event['did'], at: Date | null, reason: string | null = null) =>
      at ? [{ id: `${did}${one.id}`, at: at.toISOString(), did, by, reason }] : [];
    return [
      ...event('opened', one.openedAt),
      ...event('reminded', one.remindedAt),
      ...(isOutcome(one.state)
        ? event(one.state, one.doneAt ?? one.changedAt, one.reason || null)
        : []),
    ];
  });
}

interface Standing {
  id: number;
  createdAt: string;
  author: { name: string } | null;
  endReason: string;
}

/** This tells who did what when, the first thing first; the saving that made it is its beginning, and no change of it. */
export async function envelopeTrail(db: Db, row: Standing): Promise<Event[]> {
  const [sent, answered] = await Promise.all([
    senderEvents(db, row.id, row.endReason),
    signerEvents(db, row.id),
  ]);
  const begun = Date.parse(row.createdAt);
  const later = sent
    .filter(({ did, at }) => did !== 'edited' || Date.parse(at) - begun > 1000)
    // Sending is written twice: when it was asked for, and when the papers were ready. The latest stands first.
    .filter(({ did }, at, all) => did !== 'sent' || all[at + 1]?.did !== 'sent');
  const prepared: Event = {
    id: 'prepared',
    at: row.createdAt,
    did: 'prepared',
    by: row.author?.name ?? null,
    reason: null,
  };
  return [prepared, ...later, ...answered].sort((a, b) => a.at.localeCompare(b.at)).slice(-MOST);
}
