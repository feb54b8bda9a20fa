CREATE TABLE "garnishment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "garnishment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"court" text NOT NULL,
	"file" text NOT NULL,
	"account" text,
	"take" text NOT NULL,
	"percent" numeric(7, 4),
	"of" text NOT NULL,
	"amount" numeric(14, 2),
	"total" numeric(14, 2),
	"taken_before" numeric(14, 2),
	"on_sac" boolean NOT NULL,
	"received_on" date NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "garnishment_kind" CHECK ("garnishment"."kind" in ('debt', 'maintenance')),
	CONSTRAINT "garnishment_take" CHECK (case "garnishment"."take" when 'legal' then "garnishment"."kind" = 'debt' when 'percent' then coalesce("garnishment"."percent" > 0 and "garnishment"."percent" <= 100, false)
        when 'amount' then coalesce("garnishment"."amount" > 0, false) else false end),
	CONSTRAINT "garnishment_of" CHECK ("garnishment"."of" in ('gross', 'net')),
	CONSTRAINT "garnishment_total" CHECK ("garnishment"."kind" = 'maintenance' or "garnishment"."total" > 0),
	CONSTRAINT "garnishment_before" CHECK (coalesce("garnishment"."taken_before", 0) <= coalesce("garnishment"."total", 999999999999)),
	CONSTRAINT "garnishment_days" CHECK ("garnishment"."to_day" is null or "garnishment"."to_day" >= "garnishment"."from_day")
);
--> statement-breakpoint
CREATE TABLE "garnishment_movement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "garnishment_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"garnishment_id" integer NOT NULL,
	"run_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "garnishment_movement_sign" CHECK (case "garnishment_movement"."kind" when 'withheld' then "garnishment_movement"."amount" > 0 when 'givenBack' then "garnishment_movement"."amount" < 0 else false end)
);
--> statement-breakpoint
ALTER TABLE "pay_concept" ADD COLUMN "book_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_run_person" ADD COLUMN "withheld" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "garnishment" ADD CONSTRAINT "garnishment_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garnishment_movement" ADD CONSTRAINT "garnishment_movement_garnishment_id_garnishment_id_fk" FOREIGN KEY ("garnishment_id") REFERENCES "public"."garnishment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garnishment_movement" ADD CONSTRAINT "garnishment_movement_run_id_pay_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "garnishment_person" ON "garnishment" USING btree ("person_id","received_on","id");--> statement-breakpoint
CREATE INDEX "garnishment_movement_of" ON "garnishment_movement" USING btree ("garnishment_id","id","amount");--> statement-breakpoint
CREATE UNIQUE INDEX "garnishment_movement_once" ON "garnishment_movement" USING btree ("run_id","garnishment_id","kind");--> statement-breakpoint
-- Whoever had the product before gets the codes that it comes with now; what shares its place with another waits for somebody to write its own.
UPDATE "pay_concept" c SET "book_code" = lpad(c."position"::text, 4, '0')
WHERE c."kind" NOT IN ('employer', 'informative')
	AND NOT EXISTS (SELECT FROM "pay_concept" o WHERE o."position" = c."position" AND o."code" <> c."code");
