import { type ParameterCode, parameterCatalog } from '@contract/admin/parameterCatalog';
import { monthWords } from '@contract/core/rangeText';
import type { Db } from '../../../db/Db';
import { conflict } from '../../../engine/http/fault';
import { figuresAt } from '../../../engine/parameters/figuresAt';
import { periodSpan } from '../payPeriods';
import type { BookCodes } from './salaryBook';

const codes = {
  company: 'pay.bookCompany',
  situation: 'pay.bookSituation',
  condition: 'pay.bookCondition',
  activity: 'pay.bookActivity',
  contract: 'pay.bookContract',
  place: 'pay.bookPlace',
  health: 'pay.bookHealth',
} as const satisfies Record<keyof BookCodes, ParameterCode>;

const figuresOf = (db: Db, period: string) =>
  figuresAt(db, Object.values(codes), periodSpan(period).to);

/** The parameters that have no value at the end of a month. */
export async function missingBookCodes(db: Db, period: string): Promise<ParameterCode[]> {
  const found = await figuresOf(db, period);
  return Object.values(codes).filter((code) => found[code] === null);
}

/** How ARCA knows the organisation at the end of a month; refused in words where it was not told. */
export async function bookCodesAt(db: Db, period: string): Promise<BookCodes> {
  const missing = await missingBookCodes(db, period);
  if (missing.length > 0) {
    throw conflict(
      `Falta cargar en Parámetros, para ${monthWords(period).toLowerCase()}: ${missing.map((code) => parameterCatalog[code].name).join('; ')}.`,
    );
  }
  const found = await figuresOf(db, period);
  const entries = Object.entries(codes).map(([name, code]) => [name, found[code]]);
  return Object.fromEntries(entries) as unknown as BookCodes;
}
