CREATE TABLE "charge_deposit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charge_deposit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"period" text NOT NULL,
	"paid_on" date NOT NULL,
	"bank" text NOT NULL,
	"place" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "charge_deposit_period_unique" UNIQUE("period"),
	CONSTRAINT "charge_deposit_period" CHECK ("charge_deposit"."period" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "charge_deposit_after" CHECK (to_char("charge_deposit"."paid_on", 'YYYY-MM') > "charge_deposit"."period")
);
--> statement-breakpoint
ALTER TABLE "pay_concept" ADD COLUMN "item" text DEFAULT 'others' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_concept" ADD CONSTRAINT "pay_concept_item" CHECK ("pay_concept"."item" in ('socialSecurity', 'healthInsurance', 'pensionersHealth', 'workRisk', 'union', 'chambers', 'others'));--> statement-breakpoint
-- The ART was declared on all that is remunerative: each of those concepts now says so by itself.
UPDATE "pay_concept" SET "bases" = array_append("bases", 'riesgos') WHERE "kind" = 'remunerative' AND NOT ('riesgos' = ANY("bases"));
