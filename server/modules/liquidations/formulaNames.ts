import { parameterCatalog } from '@contract/admin/parameterCatalog';
import { payItemKinds } from '@contract/core/payItemKinds';
import { hourFigures } from '@contract/hours/hourFigures';
import type { KnownNames } from '@contract/liquidations/formula/checkFormula';
import { formulaHours } from '@contract/liquidations/formula/formulaHours';
import type { Unit } from '@contract/liquidations/formula/formulaVocabulary';
import { orderWords } from '@contract/liquidations/formula/orderVocabulary';
import { taxTable } from '@contract/liquidations/incomeTaxFigures';
import { payBases } from '@contract/liquidations/payBases';
import { payParameters } from '@contract/liquidations/payParameters';
import { desc } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { leaveType } from '../../db/schema/holidays';
import { band } from '../../db/schema/hourBands';
import { newsType } from '../../db/schema/news';
import { payTable } from '../../db/schema/payTables';

export interface NamedThing {
  name: string;
  label: string;
  unit: Unit;
}

export type FormulaNames = Record<keyof KnownNames['names'], NamedThing[]>;

const numbers = (rows: readonly { code: string; name: string }[]): NamedThing[] =>
  rows.map(({ code, name }) => ({ name: code, label: name, unit: 'number' }));

/** "banco50" is of the bank of hours, "extra50" of the days, "ajuste50" of what came too late. */
function hoursLabel(key: string): string {
  const [part, figure = ''] = key.split('.');
  const names: Readonly<Record<string, string>> = {
    ...hourFigures,
    plain: 'sin extras detrás',
    overtime50: 'extras al 50 %',
    overtime100: 'extras al 100 %',
  };
  const label = names[figure] ?? figure;
  if (part === 'bank') return `Banco de horas a pagar: ${label.toLowerCase()}`;
  return part === 'adjustment' ? `Ajuste de meses cerrados: ${label.toLowerCase()}` : label;
}

/** All that a formula may name between parentheses, as the organisation has it now. */
export async function formulaNames(
  db: Db,
  concepts: readonly { code: string; name: string }[],
): Promise<FormulaNames> {
  const [news, leaves, bands, tables] = await Promise.all([
    db.select({ code: newsType.code, name: newsType.name, unit: newsType.unit }).from(newsType),
    db.select({ code: leaveType.code, name: leaveType.name }).from(leaveType),
    db.select({ code: band.code, name: band.name }).from(band),
    db
      .selectDistinctOn([payTable.code], { name: payTable.code, label: payTable.name })
      .from(payTable)
      .orderBy(payTable.code, desc(payTable.fromDay)),
  ]);
  return {
    concept: concepts.map(({ code, name }) => ({ name: code, label: name, unit: 'money' })),
    base: Object.entries(payBases).map(([name, label]) => ({ name, label, unit: 'money' })),
    news: news.map(({ code, name, unit }) => ({
      name: code,
      label: name,
      unit: unit === 'amount' ? 'money' : 'number',
    })),
    leave: numbers(leaves),
    band: numbers(bands),
    hours: Object.entries(formulaHours).map(([name, key]) => ({
      name,
      label: hoursLabel(key),
      unit: 'number',
    })),
    pending: Object.values(payItemKinds).map(({ word, label }) => ({
      name: word,
      label,
      unit: 'money',
    })),
    order: Object.values(orderWords).map(({ word, label }) => ({
      name: word,
      label,
      unit: 'money',
    })),
    table: [...tables.filter(({ name }) => name !== taxTable.name), taxTable].map((table) => ({
      ...table,
      unit: 'money',
    })),
    parameter: Object.entries(payParameters).map(([name, { code, unit }]) => ({
      name,
      label: parameterCatalog[code].name,
      unit,
    })),
  };
}
