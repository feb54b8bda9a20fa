import { parameterCatalog } from '@contract/admin/parameterCatalog';
import { and, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { hourBankAgreement } from '../../db/schema/hourBank';
import { person } from '../../db/schema/organisation';
import { figuresAt } from '../../engine/parameters/figuresAt';
import type { Day } from '../../engine/time/days';
import type { Rates } from './bankRules';

const codes = ['hourBank.months', 'hourBank.capHours', 'hourBank.warnDays'] as const;

/** The figures of the bank in force on a day, where no agreement says otherwise. */
export async function bankFigures(db: Db, day: Day, siteId: number | null = null) {
  const found = await figuresAt(db, codes, day, siteId);
  const figure = (code: (typeof codes)[number]) =>
    found[code] ?? Number(parameterCatalog[code].initial[0].value);
  return {
    months: figure('hourBank.months'),
    cap: figure('hourBank.capHours') * 60,
    warnDays: figure('hourBank.warnDays'),
  };
}

/** These terms hold for somebody on a day, with those that their agreement leaves to the parameters. */
export interface BankTerms extends Rates {
  agreementId: number;
  months: number;
  /** In minutes. */
  cap: number;
  writtenIn: string;
  envelopeId: number | null;
}

/** The agreement of a day: a person's own before their area's, and that before their site's. */
export async function bankTerms(db: Db, personId: number, day: Day): Promise<BankTerms | null> {
  const { id, target, fromDay, toDay, rate50, rate100, months, capHours } = hourBankAgreement;
  const { writtenIn, envelopeId } = hourBankAgreement;
  const [row] = await db
    .select({
      ...{ id, rate50, rate100, months, capHours, writtenIn, envelopeId },
      siteId: person.siteId,
    })
    .from(person)
    .innerJoin(
      hourBankAgreement,
      or(
        eq(hourBankAgreement.personId, person.id),
        eq(hourBankAgreement.areaId, person.areaId),
        eq(hourBankAgreement.siteId, person.siteId),
      ),
    )
    .where(and(eq(person.id, personId), lte(fromDay, day), or(isNull(toDay), gte(toDay, day))))
    .orderBy(sql`array_position(array['person', 'area', 'site'], ${target})`)
    .limit(1);
  if (!row) return null;
  const figures = await bankFigures(db, day, row.siteId);
  return {
    agreementId: row.id,
    rate50: row.rate50,
    rate100: row.rate100,
    months: row.months ?? figures.months,
    cap: row.capHours === null ? figures.cap : row.capHours * 60,
    writtenIn: row.writtenIn,
    envelopeId: row.envelopeId,
  };
}
