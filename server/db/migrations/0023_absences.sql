CREATE TABLE "absence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "absence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"part" text DEFAULT 'whole' NOT NULL,
	"state" text NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"medical" boolean DEFAULT false NOT NULL,
	"paid_percent" smallint NOT NULL,
	"span" "tsrange" GENERATED ALWAYS AS (tsrange(from_day + case part when 'afternoon' then time '12:00' else time '00:00' end, to_day + case part when 'morning' then time '12:00' else time '24:00' end)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "absence_ends_after" CHECK ("absence"."to_day" >= "absence"."from_day"),
	CONSTRAINT "absence_source_known" CHECK ("absence"."source" in ('leave', 'news')),
	CONSTRAINT "absence_state_known" CHECK ("absence"."state" in ('pending', 'firm')),
	CONSTRAINT "absence_part" CHECK ("absence"."part" in ('whole', 'morning', 'afternoon') and ("absence"."part" = 'whole' or "absence"."from_day" = "absence"."to_day")),
	CONSTRAINT "absence_paid" CHECK ("absence"."paid_percent" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "absence" ADD CONSTRAINT "absence_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "absence_source" ON "absence" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "absence_days" ON "absence" USING gist (daterange("from_day", "to_day", '[]'));--> statement-breakpoint
CREATE INDEX "absence_person" ON "absence" USING btree ("person_id","from_day");--> statement-breakpoint
-- Two of one person never overlap, asked or firm, leave or illness.
ALTER TABLE "absence" ADD CONSTRAINT "absence_once" EXCLUDE USING gist ("person_id" WITH =, "span" WITH &&);
