CREATE SEQUENCE "public"."visit_series_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "visit_act" (
	"visit_id" integer PRIMARY KEY NOT NULL,
	"paper_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text DEFAULT 'S-' || lpad(nextval('visit_series_number')::text, 5, '0') NOT NULL,
	"start_day" date NOT NULL,
	"last_day" date NOT NULL,
	"repeat" jsonb NOT NULL,
	"on_holiday" text NOT NULL,
	"on_leave" text NOT NULL,
	"choices" jsonb NOT NULL,
	"from_time" time(0) without time zone NOT NULL,
	"to_time" time(0) without time zone NOT NULL,
	"minutes" integer NOT NULL,
	"person_id" integer,
	"site_id" integer NOT NULL,
	"customer_id" integer,
	"place" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"radius" integer NOT NULL,
	"purpose_id" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"orphan" boolean DEFAULT false NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "visit_series_number_unique" UNIQUE("number"),
	CONSTRAINT "visit_series_position" CHECK (("visit_series"."latitude" is null) = ("visit_series"."longitude" is null)),
	CONSTRAINT "visit_series_window" CHECK ("visit_series"."from_time" < "visit_series"."to_time")
);
--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "series_id" integer;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "series_day" date;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "series_version" integer;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "visit_act" ADD CONSTRAINT "visit_act_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_act" ADD CONSTRAINT "visit_act_paper_id_signing_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."signing_paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_series" ADD CONSTRAINT "visit_series_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_series" ADD CONSTRAINT "visit_series_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_series" ADD CONSTRAINT "visit_series_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_series" ADD CONSTRAINT "visit_series_purpose_id_visit_purpose_id_fk" FOREIGN KEY ("purpose_id") REFERENCES "public"."visit_purpose"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_series" ADD CONSTRAINT "visit_series_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_act_paper" ON "visit_act" USING btree ("paper_id");--> statement-breakpoint
CREATE INDEX "visit_series_going" ON "visit_series" USING btree ("state","last_day");--> statement-breakpoint
CREATE INDEX "visit_series_site" ON "visit_series" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "visit_series_person" ON "visit_series" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_series_id_visit_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."visit_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_of_series" ON "visit" USING btree ("series_id","series_day");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_import_key" ON "visit" USING btree ("import_key") WHERE "visit"."import_key" is not null;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_series_whole" CHECK (num_nulls("visit"."series_id", "visit"."series_day", "visit"."series_version") in (0, 3));