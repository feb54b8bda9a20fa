CREATE TABLE "pay_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"from_period" text NOT NULL,
	"label" text NOT NULL,
	"path" text NOT NULL,
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"run_id" integer,
	"settled_at" timestamp with time zone,
	"skipped" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "pay_item_amount" CHECK ("pay_item"."amount" > 0),
	CONSTRAINT "pay_item_period" CHECK ("pay_item"."from_period" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "pay_item_settled" CHECK ("pay_item"."settled_at" is null or "pay_item"."run_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "pay_run_person" ADD COLUMN "items" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_item" ADD CONSTRAINT "pay_item_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_item" ADD CONSTRAINT "pay_item_run_id_pay_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_item_waiting" ON "pay_item" USING btree ("person_id","from_period") WHERE "pay_item"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "pay_item_run" ON "pay_item" USING btree ("run_id","person_id");--> statement-breakpoint
CREATE INDEX "pay_item_source" ON "pay_item" USING btree ("source","source_id");