import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { retryDeadlocks } from '../../db/retryDeadlocks';
import { clockFile } from '../../db/schema/clocks';
import type { Services } from '../../engine/acciones/context';
import { tracedAs } from '../../engine/acciones/tracedAs';
import { refusalOf } from '../../engine/bulk/refusalOf';
import { invalid } from '../../engine/http/fault';
import { candidatesOf, missingColumns } from '../../engine/imports/candidatesOf';
import type { Candidate } from '../../engine/imports/importDefinition';
import { matchHeaders } from '../../engine/imports/matchHeaders';
import { rowsOf } from '../../engine/imports/readRows';
import { checkPunchRows } from './checkPunchRows';
import { punchImport } from './punchImport';
import { tellEverybody, writePunchRow } from './writePunchRow';

/** In the audit, for what the server does by itself. */
const ACCION = 'fichada.leerCarpeta';
/** A person who punches waits for the lot that they are in, and for no more. */
const LOT = 50;

interface Refused {
  count: number;
  /** The reason that the first of them says. */
  reason: string;
}

/** This reads a file by the rules of one that is brought by hand; a fault says why nothing of it can be read. */
export async function punchRowsIn(
  db: Db,
  { workshop }: Pick<Services, 'workshop'>,
  bytes: Uint8Array,
): Promise<Candidate[]> {
  const { headers, rows } = await rowsOf({ workshop, turn: 'clocks', background: true }, bytes);
  const mapping = matchHeaders(punchImport.columns, headers);
  const [missing] = missingColumns(punchImport, mapping);
  if (missing) throw invalid({ file: missing });
  const found = candidatesOf(punchImport, { headers, mapping }, rows);
  await checkPunchRows(db, found);
  const [first] = found;
  if (first && found.every(({ errors }) => errors.length > 0)) {
    throw invalid({ file: `Ninguna fila sirve. ${faultOf(first)}` });
  }
  return found.sort((one, other) => one.turn - other.turn || one.number - other.number);
}

const faultOf = ({ number, errors }: Candidate) => `Fila ${number}: ${errors[0]?.message ?? ''}`;

/** Writes lot by lot, each with its count: what was cut short goes on where it was, and nothing is there twice. */
export async function writePunchRows(
  db: Db,
  services: Pick<Services, 'wake'>,
  fileId: number,
  found: readonly Candidate[],
): Promise<Refused> {
  const wrong = found.filter(({ errors }) => errors.length > 0);
  const refused: Refused = { count: wrong.length, reason: wrong[0] ? faultOf(wrong[0]) : '' };
  const rows = found.filter(({ errors, state }) => errors.length === 0 && state !== 'unchanged');
  for (let from = 0; from < rows.length; from += LOT) {
    const lot = rows.slice(from, from + LOT);
    const faults = await retryDeadlocks(() => db.transaction((tx) => writeLot(tx, fileId, lot)));
    refused.count += faults.length;
    refused.reason ||= faults[0] ?? '';
    services.wake();
  }
  return refused;
}

async function writeLot(tx: Db, fileId: number, lot: readonly Candidate[]): Promise<string[]> {
  const ends = tracedAs(tx, { accountId: null, accion: ACCION });
  const faults: string[] = [];
  const added = { punches: 0, unknown: 0 };
  for (const row of lot) {
    const context = { ...ends, afterCommit: () => undefined };
    const refusal = await refusalOf(context, async () => {
      const written = await writePunchRow(ends, null, row.write);
      if (written.added) added[row.write.personId === null ? 'unknown' : 'punches'] += 1;
    });
    if (refusal) faults.push(`Fila ${row.number}: ${refusal.message}`);
  }
  const { punches, unknown } = clockFile;
  await tx
    .update(clockFile)
    .set({
      punches: sql`${punches} + ${added.punches}`,
      unknown: sql`${unknown} + ${added.unknown}`,
    })
    .where(eq(clockFile.id, fileId));
  if (added.punches + added.unknown > 0) await tellEverybody(ends);
  return faults;
}
