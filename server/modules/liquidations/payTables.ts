import { taxTable } from '@contract/liquidations/incomeTaxFigures';
import {
  type PayTable,
  payTableRecord,
  readSteps,
  type TableStep,
} from '@contract/liquidations/payTable';
import {
  listPayTables,
  removePayTable,
  savePayTable,
} from '@contract/liquidations/payTableAcciones';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payConcept } from '../../db/schema/payConcepts';
import { payTable } from '../../db/schema/payTables';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { defineStore } from '../../engine/store/defineStore';
import { tablesIn } from './conceptTables';

/** This maps each table to the codes of the concepts that name it. */
async function readersOf(db: Db): Promise<Map<string, Set<string>>> {
  const readers = new Map<string, Set<string>>();
  for (const concept of await db.select().from(payConcept).orderBy(asc(payConcept.code))) {
    for (const code of tablesIn(concept)) {
      readers.set(code, (readers.get(code) ?? new Set()).add(concept.code));
    }
  }
  return readers;
}

async function allTables(db: Db): Promise<PayTable[]> {
  const [rows, readers] = await Promise.all([
    db.select().from(payTable).orderBy(asc(payTable.code), desc(payTable.fromDay)),
    readersOf(db),
  ]);
  return rows.map((row) => ({ ...row, usedBy: [...(readers.get(row.code) ?? [])] }));
}

/** The steps of each table as they rule on a day. */
export async function tablesOn(db: Db, day: string): Promise<Map<string, TableStep[]>> {
  const rows = await db
    .selectDistinctOn([payTable.code])
    .from(payTable)
    .where(and(lte(payTable.fromDay, day)))
    .orderBy(payTable.code, desc(payTable.fromDay));
  return new Map(rows.map(({ code, steps }) => [code, readSteps(steps).steps ?? []]));
}

const tables = defineStore({
  record: payTableRecord,
  table: payTable,
  find: async ({ db }, id) => (await allTables(db)).find((row) => row.id === id),
  missing: 'Esa tabla ya no está.',
  unique: ({ code, fromDay }) => [
    {
      field: 'fromDay',
      same: and(eq(payTable.code, code), eq(payTable.fromDay, fromDay)),
      words: ({ name }) => `“${name}” ya rige desde ese día.`,
    },
  ],
  tag: 'PayTable',
});

/** Whether a concept would name a table that is not there any more. */
const leavesNone = async (db: Db, { code, usedBy }: PayTable): Promise<boolean> =>
  code !== taxTable.name &&
  usedBy.length > 0 &&
  (await db.$count(payTable, eq(payTable.code, code))) === 1;

export const listPayTablesHandler = implement(listPayTables, async (_input, { db }) => ({
  rows: await allTables(db),
  edits: true,
}));

export const savePayTableHandler = implement(savePayTable, async (input, context) => {
  return tables.save(context, input, async (fields, before) => {
    if (before && before.code !== fields.code && (await leavesNone(context.db, before))) {
      throw invalid({ code: `Lo nombra ${before.usedBy.join(', ')}: el nombre queda como está.` });
    }
    return fields;
  });
});

export const removePayTableHandler = implement(removePayTable, async (input, context) => {
  return tables.remove(context, input, async (table) => {
    if (await leavesNone(context.db, table)) {
      throw conflict(`A ${table.code} la nombra ${table.usedBy.join(', ')}.`);
    }
  });
});
