CREATE SEQUENCE "public"."visit_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "visit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text DEFAULT 'V-' || lpad(nextval('visit_number')::text, 6, '0') NOT NULL,
	"day" date NOT NULL,
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
	"state" text DEFAULT 'draft' NOT NULL,
	"arrival" text,
	"arrived_at" timestamp with time zone,
	"arrived_latitude" double precision,
	"arrived_longitude" double precision,
	"accuracy" integer,
	"distance" integer,
	"ended_at" timestamp with time zone,
	"report" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (anden_fold(number || ' ' || place || ' ' || address)) STORED NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "visit_number_unique" UNIQUE("number"),
	CONSTRAINT "visit_position" CHECK (("visit"."latitude" is null) = ("visit"."longitude" is null)),
	CONSTRAINT "visit_window" CHECK ("visit"."from_time" < "visit"."to_time"),
	CONSTRAINT "visit_walked" CHECK ("visit"."person_id" is not null or "visit"."state" in ('draft', 'cancelled')),
	CONSTRAINT "visit_arrived" CHECK (("visit"."arrived_at" is null) = ("visit"."arrival" is null)),
	CONSTRAINT "visit_arrived_first" CHECK ("visit"."state" <> 'arrived' or "visit"."arrived_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "visit_purpose" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_purpose_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"minutes" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_purpose_id_visit_purpose_id_fk" FOREIGN KEY ("purpose_id") REFERENCES "public"."visit_purpose"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_of_person" ON "visit" USING btree ("person_id","day");--> statement-breakpoint
CREATE INDEX "visit_of_site" ON "visit" USING btree ("site_id","day");--> statement-breakpoint
CREATE INDEX "visit_of_day" ON "visit" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "visit_of_customer" ON "visit" USING btree ("customer_id","day");--> statement-breakpoint
CREATE INDEX "visit_search" ON "visit" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "visit_purpose_name" ON "visit_purpose" USING btree (anden_fold("name"));