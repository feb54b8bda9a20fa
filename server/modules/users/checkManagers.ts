import { fold } from '../../engine/imports/fold';
import type { Candidate } from '../../engine/imports/importDefinition';
import type { PeopleLookups } from './peopleLookups';

type Refuse = (row: Candidate, column: string, message: string) => void;

/** A manager by docket, here or in the same file, else by name; the answer is a docket or a reason. */
function findManager(
  text: string,
  rows: ReadonlyMap<string, Candidate>,
  { idByDocket, idsByName, colleagues }: PeopleLookups,
): { docket: string } | { error: string } {
  if (idByDocket.has(text) || rows.has(text)) return { docket: text };
  const ids = idsByName.get(fold(text)) ?? [];
  const only = ids.length === 1 ? colleagues.get(ids[0] ?? 0) : undefined;
  if (only) return { docket: only.docket };
  return ids.length > 1
    ? { error: 'Hay varias personas con ese nombre: usá el legajo.' }
    : { error: 'No hay nadie con ese legajo ni con ese nombre.' };
}

/** Follows managers upwards; true when somebody would end up above themselves. */
function goesRound(docket: string, managerOf: (docket: string) => string | null): boolean {
  const seen = new Set<string>();
  for (let at: string | null = docket; at !== null; at = managerOf(at)) {
    if (seen.has(at)) return at === docket;
    seen.add(at);
  }
  return false;
}

/** Managers may be new in the same file: they are then written first, and fall together with their people. */
export function checkManagers(
  rows: readonly Candidate[],
  lookups: PeopleLookups,
  refuse: Refuse,
): void {
  const { idByDocket, colleagues } = lookups;
  // A docket that repeats may be written by its first row alone.
  const inFile = new Map([...rows].reverse().map((row) => [row.values.docket ?? '', row]));
  const asked = new Map<string, string | null>();
  for (const row of rows) {
    const { manager, docket } = row.values;
    if (manager === undefined || !docket) continue;
    const found = manager === null ? null : findManager(manager, inFile, lookups);
    if (found && 'error' in found) refuse(row, 'manager', found.error);
    else if (inFile.get(docket) === row) asked.set(docket, found?.docket ?? null);
  }
  const stored = (docket: string): string | null => {
    const managerId = colleagues.get(idByDocket.get(docket) ?? 0)?.managerId;
    return managerId ? (colleagues.get(managerId)?.docket ?? null) : null;
  };
  const managerOf = (docket: string) =>
    asked.has(docket) ? (asked.get(docket) ?? null) : stored(docket);
  for (const [docket, manager] of asked) {
    const row = inFile.get(docket);
    if (!row) continue;
    if (manager !== stored(docket) && goesRound(docket, managerOf)) {
      refuse(row, 'manager', 'Quedaría por encima de su propio responsable.');
    }
    const managerId = manager === null ? null : idByDocket.get(manager);
    if (managerId === undefined) row.write.managerDocket = manager;
    else row.write.managerId = managerId;
  }
  followNewManagers(inFile, asked, idByDocket, refuse);
}

function followNewManagers(
  inFile: ReadonlyMap<string, Candidate>,
  asked: ReadonlyMap<string, string | null>,
  idByDocket: ReadonlyMap<string, number>,
  refuse: Refuse,
): void {
  const isNew = (docket: string) => !idByDocket.has(docket);
  for (const [docket, row] of inFile) {
    const above: Candidate[] = [];
    const seen = new Set([docket]);
    for (let at = asked.get(docket); at && isNew(at) && !seen.has(at); at = asked.get(at)) {
      seen.add(at);
      const manager = inFile.get(at);
      if (manager) above.push(manager);
    }
    row.turn = above.length;
    const wrong = above.find((manager) => manager.errors.length > 0);
    if (wrong) refuse(row, 'manager', `Su responsable, en la fila ${wrong.number}, tiene errores.`);
  }
}
