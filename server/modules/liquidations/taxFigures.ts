import { parameterCatalog } from '@contract/admin/parameterCatalog';
import { taxParameters, taxTable } from '@contract/liquidations/incomeTaxFigures';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { periodSpan } from './payPeriods';
import type { Run } from './runRules';

/** Income is taxed in the month in which it is paid (Ley 20.628, art. 24): pay of December in January, with January's figures. */
export const taxMonthOf = ({ payDay }: Pick<Run, 'payDay'>): string => payDay.slice(0, 7);

interface Written extends Record<string, unknown> {
  /** The scale of that very month: it is an accumulated one. */
  scale: boolean;
  codes: string[];
  /** The organisation wrote a scale or a deduction at some time. */
  used: boolean;
}

export interface TaxFigures extends Pick<Written, 'scale' | 'used'> {
  /** In words. */
  missing: string[];
}

/** This reads the figures of the tax that were written for a month, and names those that were not. */
export async function taxFiguresOf(db: Db, month: string): Promise<TaxFigures> {
  const { from, to } = periodSpan(month);
  const { rows } = await db.execute<Written>(sql`
    select exists (select from pay_table where code = ${taxTable.name}
        and from_day between ${from} and ${to}) as scale,
      array(select distinct code from parameter
        where code = any(${sql.param([...taxParameters])}::text[])
          and valid_from between ${from} and ${to}) as codes,
      exists (select from pay_table where code = ${taxTable.name})
        or exists (select from tax_deduction) as used`);
  const { scale = false, codes = [], used = false } = rows[0] ?? {};
  const absent = taxParameters.filter((code) => !codes.includes(code));
  const named =
    absent.length === taxParameters.length
      ? ['las deducciones personales, en Parámetros']
      : absent.map((code) => `“${parameterCatalog[code].name}”`);
  return {
    ...{ scale, used },
    missing: [...(scale ? [] : [`la escala “${taxTable.name}”, en Tablas`]), ...named],
  };
}
