ALTER TABLE "hour_day" ADD COLUMN "unfinished" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "hour_day_unfinished" ON "hour_day" USING btree ("day") WHERE "hour_day"."unfinished" > 0;--> statement-breakpoint
-- What is kept from here on, for the days that are there: entries after which comes another entry, or nothing.
UPDATE "hour_day" SET "unfinished" = entries.count
FROM (
  SELECT person_id, day, count(*)::smallint AS count
  FROM (
    SELECT person_id, day, kind, lead(kind) OVER own AS next
    FROM "punch" WHERE counts = 'counted'
    WINDOW own AS (PARTITION BY day, person_id ORDER BY at, id)
  ) told
  WHERE told.kind <> 'out' AND coalesce(told.next, 'in') = 'in'
  GROUP BY person_id, day
) entries
WHERE entries.person_id = "hour_day"."person_id" AND entries.day = "hour_day"."day";
