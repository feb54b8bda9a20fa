import type { ConceptRun, PayBase } from '@contract/liquidations/payBases';
import { and, arrayContains, eq, isNull, not, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { payConcept } from '../../../db/schema/payConcepts';
import { conceptLibrary } from './conceptLibrary';
import type { Row } from './libraryConcept';

/** Bases that came after the first version. */
const laterBases: readonly PayBase[] = ['descuentos_ley', 'cuotas_sindicales'];

/** A concept of this version is as the library brought it: an organisation that changed it keeps its own. */
const UNTOUCHED = 1;

async function bringKind(db: Db, kind: ConceptRun): Promise<void> {
  for (const row of conceptLibrary.filter(({ runs }) => runs.includes(kind))) {
    const joined = await db
      .update(payConcept)
      .set({ runs: sql`array_append(${payConcept.runs}, ${kind})` })
      .where(eq(payConcept.code, row.code))
      .returning({ id: payConcept.id });
    if (joined.length === 0) await db.insert(payConcept).values(row);
  }
}

/** An organisation that ended a concept would have a formula that names nothing. */
const isKnown = (
  { condition = '', quantity = '', rate = '', formula = '' }: Row,
  codes: ReadonlySet<string>,
): boolean =>
  [condition, quantity, rate, formula]
    .flatMap((text) => [...text.matchAll(/concepto\((\w+)\)/g)])
    .every(([, code = '']) => codes.has(code));

/** The codes of all that rules from now on. */
async function rulingCodes(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ code: payConcept.code })
    .from(payConcept)
    .where(isNull(payConcept.toDay));
  return new Set(rows.map(({ code }) => code));
}

/** A new kind or concept may need more of the concepts of others: of a base that they enter, or of what they read. */
async function followLibrary(db: Db): Promise<void> {
  const ruling = await rulingCodes(db);
  for (const row of conceptLibrary.filter((one) => isKnown(one, ruling))) {
    const { code, name, bases, unit = '' } = row;
    const { condition = '', quantity = '', rate = '', formula = '' } = row;
    await db
      .update(payConcept)
      .set({ condition, quantity, rate, formula, bases, name, unit })
      .where(and(eq(payConcept.code, code), eq(payConcept.version, UNTOUCHED)));
  }
}

/** Kinds that came with later versions of the product, to whoever had it before. */
export async function bringKinds(db: Db, kinds: readonly ConceptRun[]): Promise<void> {
  for (const kind of kinds) await bringKind(db, kind);
  await followLibrary(db);
}

/** These are taken out of another, which the product changed for them: beside one that is no longer the product's they would be paid twice. */
const takenOutOf: Readonly<Record<string, string>> = {
  CONTRIB_INSSJP: 'CONTRIBUCIONES',
  CONTRIB_FAL: 'CONTRIBUCIONES',
};

/** Codes whose concept rules as the product brought it. */
async function untouchedCodes(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ code: payConcept.code })
    .from(payConcept)
    .where(and(eq(payConcept.version, UNTOUCHED), isNull(payConcept.toDay)));
  return new Set(rows.map(({ code }) => code));
}

/** Receipts sum up the product's own concepts under the right item, whoever changed their formulas. */
async function bringItems(db: Db): Promise<void> {
  for (const { code, item = 'others' } of conceptLibrary) {
    if (item === 'others') continue;
    const unsorted = and(eq(payConcept.code, code), eq(payConcept.item, 'others'));
    await db.update(payConcept).set({ item }).where(unsorted);
  }
}

/** Concepts that came with later versions, and the base that they read, to whoever had the product before. */
export async function bringConcepts(db: Db, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const untouched = await untouchedCodes(db);
  const fitting = codes.filter((code) => {
    const other = takenOutOf[code];
    return other === undefined || untouched.has(other);
  });
  const known = new Set([...(await rulingCodes(db)), ...fitting]);
  const brought = conceptLibrary.filter((row) => fitting.includes(row.code) && isKnown(row, known));
  if (brought.length > 0) await db.insert(payConcept).values(brought).onConflictDoNothing();
  for (const { code, bases } of conceptLibrary) {
    for (const base of bases.filter((one) => laterBases.includes(one))) {
      await db
        .update(payConcept)
        .set({ bases: sql`array_append(${payConcept.bases}, ${base})` })
        .where(and(eq(payConcept.code, code), not(arrayContains(payConcept.bases, [base]))));
    }
  }
  // Seniority is reckoned on them too.
  await followLibrary(db);
  await bringItems(db);
}

/** All that the product comes with. */
export async function bringLibrary(db: Db): Promise<void> {
  await db.insert(payConcept).values([...conceptLibrary]);
}
