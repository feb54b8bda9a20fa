import type { TagType } from '@contract/core/tags';
import type { Context } from '../../engine/acciones/context';
import { conflict, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';

interface Asked {
  id: number | null;
  version: number | null;
}

interface Table<Stored extends { id: number; version: number }> {
  entity: string;
  tag: TagType;
  /** The row as its reader sees it, held until the end of the transaction; undefined where it is out of reach. */
  lock(id: number): Promise<Stored | undefined>;
  /** A row with the same name or code that is not this one. */
  twin(): Promise<string | null>;
  write(version: number | null): Promise<number>;
}

/** Catalogue rows all save alike: reach → version → unique → write → audit → tell. */
export async function saveCatalog<Stored extends { id: number; version: number }>(
  { audit, emit }: Context,
  asked: Asked,
  table: Table<Stored>,
): Promise<Stored> {
  const before = asked.id === null ? undefined : await table.lock(asked.id);
  if (asked.id !== null && !before) throw notFound();
  if (before && before.version !== asked.version) throw staleVersion(before);
  const twin = await table.twin();
  if (twin !== null) throw conflict(twin);
  const id = await table.write(before?.version ?? null);
  const after = await table.lock(id);
  if (!after) throw new Error(`${table.entity} ${id} vanished while it was saved`);
  await audit({ entity: table.entity, entityId: id, before, after });
  await emit([{ type: table.tag, id: 'LIST' }], { kind: 'everyone', permission: 'ORDERS' });
  return after;
}
