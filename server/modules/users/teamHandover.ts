import { and, asc, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { person } from '../../db/schema/organisation';
import type { HandedOver } from '../../engine/module';
import { personName } from '../../engine/people/personName';
import { worksToday } from '../../engine/people/worksToday';
import { writePerson } from './writePerson';

/** The team of a leaver goes to another manager, who then answers to the leaver's own manager if they were of that team. */
export const teamHandover: HandedOver = {
  kind: 'team',
  async held(db, personIds) {
    const team = await db
      .select()
      .from(person)
      .where(and(anyOf(person.managerId, [...personIds]), worksToday))
      .orderBy(asc(person.lastName), asc(person.firstName), asc(person.id));
    return team.flatMap((one) =>
      one.managerId === null ? [] : [{ personId: one.managerId, label: personName(one) }],
    );
  },
  async pass(context, { from, to, since }) {
    const { db } = context;
    const [leaver] = await db.select().from(person).where(eq(person.id, from));
    const team = await db
      .select()
      .from(person)
      .where(and(eq(person.managerId, from), worksToday))
      .orderBy(asc(person.id))
      .for('update');
    // First the one who takes it over: the others would close a circle below them.
    const inOrder = [...team].sort((one, other) => Number(other.id === to) - Number(one.id === to));
    for (const one of inOrder) {
      const managerId = one.id === to ? (leaver?.managerId ?? null) : to;
      const day = since > one.hireDate ? since : one.hireDate;
      await writePerson(context, one, { managerId }, { from: day });
    }
  },
};
