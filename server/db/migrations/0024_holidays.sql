CREATE TABLE "area_minimum" (
	"area_id" integer PRIMARY KEY NOT NULL,
	"people" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "area_minimum_people" CHECK ("area_minimum"."people" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"team" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_feed_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "leave" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"part" text DEFAULT 'whole' NOT NULL,
	"days" numeric(6, 1) NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" integer,
	"end_reason" text,
	"last_day" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leave_ends_after" CHECK ("leave"."to_day" >= "leave"."from_day"),
	CONSTRAINT "leave_days_counted" CHECK ("leave"."days" > 0),
	CONSTRAINT "leave_part" CHECK ("leave"."part" in ('whole', 'morning', 'afternoon') and ("leave"."part" = 'whole' or "leave"."from_day" = "leave"."to_day")),
	CONSTRAINT "leave_end" CHECK (("leave"."ended_at" is null) = ("leave"."end_reason" is null) and ("leave"."last_day" is null or ("leave"."ended_at" is not null and "leave"."last_day" >= "leave"."from_day" and "leave"."last_day" < "leave"."to_day")))
);
--> statement-breakpoint
CREATE TABLE "leave_block" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_block_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer,
	"area_id" integer,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"reason" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leave_block_ends_after" CHECK ("leave_block"."to_day" >= "leave_block"."from_day"),
	CONSTRAINT "leave_block_one_place" CHECK ("leave_block"."site_id" is null or "leave_block"."area_id" is null)
);
--> statement-breakpoint
CREATE TABLE "leave_movement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"days" numeric(6, 1) NOT NULL,
	"leave_id" integer,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text,
	"account_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leave_movement_kind" CHECK ("leave_movement"."kind" in ('earned', 'taken', 'returned', 'adjusted', 'carried', 'expired')),
	CONSTRAINT "leave_movement_sign" CHECK (case "leave_movement"."kind" when 'earned' then "leave_movement"."days" >= 0 when 'taken' then "leave_movement"."days" < 0
        when 'returned' then "leave_movement"."days" > 0 when 'expired' then "leave_movement"."days" <= 0 else "leave_movement"."days" <> 0 end),
	CONSTRAINT "leave_movement_leave_named" CHECK (("leave_movement"."kind" in ('taken', 'returned')) = ("leave_movement"."leave_id" is not null)),
	CONSTRAINT "leave_movement_reason" CHECK ("leave_movement"."kind" <> 'adjusted' or (length(coalesce("leave_movement"."reason", '')) > 0 and "leave_movement"."account_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "leave_type" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"half_days" boolean DEFAULT false NOT NULL,
	"days_a_year" integer,
	"days_an_event" integer,
	"notice_days" integer DEFAULT 0 NOT NULL,
	"min_service_months" integer DEFAULT 0 NOT NULL,
	"needs_certificate" boolean DEFAULT false NOT NULL,
	"paid" boolean DEFAULT true NOT NULL,
	"counts_as_worked" boolean DEFAULT true NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leave_type_code_unique" UNIQUE("code"),
	CONSTRAINT "leave_type_kind" CHECK ("leave_type"."kind" in ('vacation', 'other')),
	CONSTRAINT "leave_type_unit" CHECK ("leave_type"."unit" in ('calendar', 'working')),
	CONSTRAINT "leave_type_year" CHECK ("leave_type"."days_a_year" is null or "leave_type"."days_a_year" between 1 and 365),
	CONSTRAINT "leave_type_event" CHECK ("leave_type"."days_an_event" is null or "leave_type"."days_an_event" between 1 and 365),
	CONSTRAINT "leave_type_half" CHECK (not "leave_type"."half_days" or "leave_type"."unit" = 'working')
);
--> statement-breakpoint
DROP INDEX "site_holiday_once";--> statement-breakpoint
ALTER TABLE "site_holiday" ALTER COLUMN "site_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "site_holiday" ADD COLUMN "worked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "area_minimum" ADD CONSTRAINT "area_minimum_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave" ADD CONSTRAINT "leave_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave" ADD CONSTRAINT "leave_type_id_leave_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."leave_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave" ADD CONSTRAINT "leave_ended_by_account_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_block" ADD CONSTRAINT "leave_block_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_block" ADD CONSTRAINT "leave_block_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_movement" ADD CONSTRAINT "leave_movement_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_movement" ADD CONSTRAINT "leave_movement_type_id_leave_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."leave_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_movement" ADD CONSTRAINT "leave_movement_leave_id_leave_id_fk" FOREIGN KEY ("leave_id") REFERENCES "public"."leave"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_movement" ADD CONSTRAINT "leave_movement_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leave_person" ON "leave" USING btree ("person_id","from_day");--> statement-breakpoint
CREATE INDEX "leave_days" ON "leave" USING btree ("from_day");--> statement-breakpoint
CREATE INDEX "leave_block_days" ON "leave_block" USING btree ("to_day");--> statement-breakpoint
CREATE INDEX "leave_movement_person" ON "leave_movement" USING btree ("person_id","type_id","year");--> statement-breakpoint
CREATE INDEX "leave_movement_leave" ON "leave_movement" USING btree ("leave_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leave_movement_once" ON "leave_movement" USING btree ("person_id","type_id","year","kind",("days" > 0)) WHERE "leave_movement"."kind" in ('carried');--> statement-breakpoint
CREATE UNIQUE INDEX "leave_movement_yearly" ON "leave_movement" USING btree ("person_id","type_id","year","kind") WHERE "leave_movement"."kind" in ('earned', 'expired');--> statement-breakpoint
CREATE UNIQUE INDEX "site_holiday_once" ON "site_holiday" USING btree (coalesce("site_id", 0),"day");--> statement-breakpoint
create trigger leave_movement_is_final before update or delete on leave_movement
  for each row execute function anden_refuse_change();
--> statement-breakpoint
create trigger leave_movement_is_kept before truncate on leave_movement
  for each statement execute function anden_refuse_change();
--> statement-breakpoint
do $$ begin
  if exists (select from pg_roles where rolname = 'anden_app') then
    revoke update, delete, truncate on leave_movement from anden_app;
  end if;
end $$;
