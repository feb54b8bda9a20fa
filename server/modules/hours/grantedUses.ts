import { and, between, isNotNull, isNull } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { hourBankUse } from '../../db/schema/hourBank';
import type { Day } from '../../engine/time/days';

/** When people have hours off that were granted. */
export const grantedUses = (
  db: Db,
  personIds: readonly number[],
  { from, to }: { from: Day; to: Day },
) =>
  db
    .select({
      personId: hourBankUse.personId,
      day: hourBankUse.day,
      startsAt: hourBankUse.startsAt,
      endsAt: hourBankUse.endsAt,
    })
    .from(hourBankUse)
    .where(
      and(
        anyOf(hourBankUse.personId, [...personIds]),
        between(hourBankUse.day, from, to),
        isNotNull(hourBankUse.approvedAt),
        isNull(hourBankUse.endedAt),
      ),
    );
