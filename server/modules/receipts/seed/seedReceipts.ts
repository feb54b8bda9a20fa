import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { person } from '../../../db/schema/organisation';
import { receipt, receiptBatch } from '../../../db/schema/receipts';
import { account } from '../../../db/schema/session';
import { signature } from '../../../db/schema/signing';
import { personName } from '../../../engine/people/personName';
import type { DemoPerson } from '../../../engine/seed/demo';
import { makePaper } from '../../../engine/signing/makePaper';
import { sealFor, writeSignature } from '../../../engine/signing/sealSignature';
import type { SigningTools } from '../../../engine/signing/signingTools';
import { turnOfTask } from '../../../engine/signing/turnOf';
import { writePaper } from '../../../engine/signing/writePaper';
import { nowIn } from '../../../engine/time/nowIn';
import { randomFrom } from '../../../seed/randomFrom';
import { demoSlip } from './demoSlip';
import { slipLines } from './slipLines';

const MONTHS = 3;
const ORIGIN = 'http://localhost:4600';
const TURN = turnOfTask('demo');

async function slipOf(somebody: DemoPerson, employer: string, month: DateTime) {
  const { firstName, lastName, docket, cuil, position, category, agreement } = somebody;
  const years = Math.max(
    0,
    Math.floor(month.diff(DateTime.fromISO(somebody.hireDate), 'years').years),
  );
  const { lines, totals } = slipLines({ ...somebody, years, agreement });
  const bytes = await demoSlip({
    employer,
    month: month.setLocale('es').toFormat("LLLL 'de' yyyy"),
    facts: [
      ['Apellido y nombre', `${lastName}, ${firstName}`],
      ['CUIL', `${cuil.slice(0, 2)}-${cuil.slice(2, 10)}-${cuil[10]}`],
      ['Legajo', docket],
      ['Puesto', position ?? '—'],
      ['Categoría', category ?? '—'],
      ['Ingreso', DateTime.fromISO(somebody.hireDate).toFormat('dd/MM/yyyy')],
    ],
    lines,
    totals,
  });
  return { bytes, netPay: totals.net.toFixed(2) };
}

async function newBatch({ db }: SigningTools, month: DateTime, accountId: number | null) {
  const published = month.plus({ months: 1 }).set({ day: 3, hour: 13 });
  const [batch] = await db
    .insert(receiptBatch)
    .values({
      period: month.toFormat('yyyy-MM'),
      kind: 'monthly',
      title: `Recibo de ${month.setLocale('es').toFormat("LLLL 'de' yyyy")}`,
      dueOn: published.endOf('month').toFormat('yyyy-MM-dd'),
      state: 'published',
      accountId,
      createdAt: published.toJSDate(),
      publishedAt: published.toJSDate(),
    })
    .returning();
  if (!batch) throw new Error('a batch was not stored');
  return { batch, published };
}

async function nameOf({ db }: SigningTools, accountId: number): Promise<string> {
  const [row] = await db
    .select({ firstName: person.firstName, lastName: person.lastName })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(eq(account.id, accountId));
  return row ? personName(row) : 'Recursos Humanos';
}

/** Slips of the last three months: the old ones signed, one in disagreement that nobody answered, the last to be signed. */
export async function seedReceipts(
  tools: SigningTools,
  people: readonly DemoPerson[],
  hr: number,
): Promise<void> {
  const { db } = tools;
  const publisher = await nameOf(tools, hr);
  const last = nowIn().startOf('month').minus({ months: 1 });
  for (let back = MONTHS - 1; back >= 0; back -= 1) {
    const month = last.minus({ months: back });
    const { batch, published } = await newBatch(tools, month, hr);
    for (const [index, somebody] of people.entries()) {
      if (somebody.hireDate > month.endOf('month').toFormat('yyyy-MM-dd')) continue;
      const random = randomFrom(Number(somebody.docket) * 10 + back);
      const { bytes, netPay } = await slipOf(somebody, 'El Andamio Logística', month);
      const slip = {
        bytes,
        kind: 'receipt',
        title: batch.title,
        signers: [{ personId: somebody.id }],
        issuer: { name: publisher, address: '127.0.0.1' },
        origin: ORIGIN,
        at: published.toJSDate(),
      } as const;
      const { paper, signatures } = await writePaper(db, await makePaper(tools, slip, TURN));
      const { period, kind, number, dueOn } = batch;
      await db.insert(receipt).values({
        ...{ personId: somebody.id, batchId: batch.id, paperId: paper.id },
        ...{ period, kind, number, dueOn, netPay, publishedAt: published.toJSDate() },
      });
      const [own] = signatures;
      if (back === 0 || !own || random.next() < 0.1) continue;
      const at = published.plus({ days: random.int(0, 9), minutes: random.int(0, 500) }).toJSDate();
      const dissents = back === 1 && index === people.length - 1;
      const [opened] = await db
        .update(signature)
        .set({ openedAt: at, state: 'opened' })
        .where(eq(signature.id, own.id))
        .returning();
      const signed = { paper, own: opened ?? own };
      const said = {
        outcome: dissents ? 'dissented' : 'signed',
        reason: dissents ? 'Faltan las horas extra del feriado.' : '',
        at,
        address: '127.0.0.1',
        device: 'Demostración',
      } as const;
      await writeSignature(db, signed, said, await sealFor(tools, signed, said, TURN));
    }
  }
}
