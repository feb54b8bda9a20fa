CREATE TABLE "tax_deduction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_deduction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"part" text NOT NULL,
	"amount" numeric(14, 2),
	"detail" text DEFAULT '' NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tax_deduction_amount" CHECK (case when "tax_deduction"."kind" in ('spouse', 'child', 'disabledChild') then "tax_deduction"."amount" is null
        else coalesce("tax_deduction"."amount" > 0, false) and "tax_deduction"."part" = 'whole' end),
	CONSTRAINT "tax_deduction_part" CHECK ("tax_deduction"."part" in ('whole', 'half')),
	CONSTRAINT "tax_deduction_kind" CHECK ("tax_deduction"."kind" in ('spouse', 'child', 'disabledChild', 'rent', 'lifeInsurance', 'healthPlan', 'medical', 'mortgage', 'domestic', 'donation', 'other')),
	CONSTRAINT "tax_deduction_days" CHECK ("tax_deduction"."to_day" is null or "tax_deduction"."to_day" >= "tax_deduction"."from_day")
);
--> statement-breakpoint
ALTER TABLE "tax_deduction" ADD CONSTRAINT "tax_deduction_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_deduction_person" ON "tax_deduction" USING btree ("person_id","from_day","id");