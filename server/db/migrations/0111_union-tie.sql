CREATE TABLE "deduction_consent" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deduction_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"code" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"note" text DEFAULT '' NOT NULL,
	"paper_hash" text,
	"paper_name" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "deduction_consent_days" CHECK ("deduction_consent"."to_day" is null or "deduction_consent"."to_day" >= "deduction_consent"."from_day"),
	CONSTRAINT "deduction_consent_paper_named" CHECK (("deduction_consent"."paper_hash" is null) = ("deduction_consent"."paper_name" is null))
);
--> statement-breakpoint
ALTER TABLE "person_history" DROP CONSTRAINT "person_history_kind";--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "union_tie" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_concept" ADD COLUMN "asks_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_run_person" ADD COLUMN "unconsented" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "person_history" ADD COLUMN "union_tie" text;--> statement-breakpoint
ALTER TABLE "deduction_consent" ADD CONSTRAINT "deduction_consent_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deduction_consent" ADD CONSTRAINT "deduction_consent_paper_hash_stored_file_hash_fk" FOREIGN KEY ("paper_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deduction_consent_person" ON "deduction_consent" USING btree ("person_id","code","from_day");--> statement-breakpoint
CREATE INDEX "deduction_consent_paper" ON "deduction_consent" USING btree ("paper_hash");--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_union_tie" CHECK ("person"."union_tie" in ('none', 'member', 'solidarity'));--> statement-breakpoint
ALTER TABLE "pay_concept" ADD CONSTRAINT "pay_concept_consent" CHECK (not "pay_concept"."asks_consent" or "pay_concept"."kind" = 'deduction');--> statement-breakpoint
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
