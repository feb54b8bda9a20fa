ALTER TABLE "person_history" DROP CONSTRAINT "person_history_kind";--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "union_tie" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "person_history" ADD COLUMN "union_tie" text;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_union_tie" CHECK ("person"."union_tie" in ('none', 'member', 'solidarity'));--> statement-breakpoint
ALTER TABLE "person_history" ADD CONSTRAINT "person_history_union" CHECK (("person_history"."kind" = 'union') = ("person_history"."union_tie" is not null) and ("person_history"."union_tie" is null or "person_history"."union_tie" in ('none', 'member', 'solidarity')));--> statement-breakpoint
ALTER TABLE "person_history" ADD CONSTRAINT "person_history_kind" CHECK ("person_history"."kind" in ('position', 'place', 'manager', 'category', 'agreement', 'salary', 'union'));--> statement-breakpoint
-- Union fees were taken from everybody under an agreement: they are kept as members, on each day on which they were under one.
UPDATE "person" SET "union_tie" = 'member' WHERE "agreement" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "person_history" ("person_id", "kind", "effective_from", "union_tie", "begun")
SELECT "person_id", 'union', "effective_from", CASE WHEN "under" THEN 'member' ELSE 'none' END, "begun" FROM (
	SELECT "person_id", "effective_from", "begun", "agreement" IS NOT NULL AS "under",
		lag("agreement" IS NOT NULL) OVER (PARTITION BY "person_id" ORDER BY "effective_from") AS "was"
	FROM "person_history" WHERE "kind" = 'agreement'
) AS "changes" WHERE "was" IS DISTINCT FROM "under";
--> statement-breakpoint
-- The fee is that of members from here on, where the condition of the concept is still the one that it came with.
UPDATE "pay_concept" SET "condition" = 'afiliado', "version" = "version" + 1
WHERE "code" = 'SINDICATO' AND "condition" = 'con_convenio';
