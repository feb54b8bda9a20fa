CREATE TABLE "band" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "band_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"site_id" integer,
	"weekdays" smallint[] NOT NULL,
	"on_holidays" text DEFAULT 'asDay' NOT NULL,
	"starts_at" time(0) without time zone NOT NULL,
	"ends_at" time(0) without time zone NOT NULL,
	"multiplier" numeric(3, 2) NOT NULL,
	"counts" text DEFAULT 'all' NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "band_days" CHECK ("band"."to_day" is null or "band"."to_day" >= "band"."from_day"),
	CONSTRAINT "band_weekdays" CHECK ("band"."weekdays" <@ array[1,2,3,4,5,6,7]::smallint[]),
	CONSTRAINT "band_holidays" CHECK ("band"."on_holidays" in ('asDay', 'also', 'not')),
	CONSTRAINT "band_counts" CHECK ("band"."counts" in ('all', 'shift')),
	CONSTRAINT "band_multiplier" CHECK ("band"."multiplier" between 1 and 9.99)
);
--> statement-breakpoint
CREATE TABLE "hour_day_band" (
	"person_id" integer NOT NULL,
	"day" date NOT NULL,
	"band_id" integer NOT NULL,
	"minutes" integer NOT NULL,
	"extra" integer NOT NULL,
	CONSTRAINT "hour_day_band_person_id_day_band_id_pk" PRIMARY KEY("person_id","day","band_id"),
	CONSTRAINT "hour_day_band_some" CHECK ("hour_day_band"."minutes" >= 0 and "hour_day_band"."extra" >= 0)
);
--> statement-breakpoint
CREATE TABLE "hour_bank_agreement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hour_bank_agreement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"target" text NOT NULL,
	"person_id" integer,
	"area_id" integer,
	"site_id" integer,
	"from_day" date NOT NULL,
	"to_day" date,
	"rate50" integer NOT NULL,
	"rate100" integer NOT NULL,
	"months" integer,
	"cap_hours" integer,
	"written_in" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hour_bank_agreement_target" CHECK (num_nonnulls("hour_bank_agreement"."person_id", "hour_bank_agreement"."area_id", "hour_bank_agreement"."site_id") = 1),
	CONSTRAINT "hour_bank_agreement_days" CHECK ("hour_bank_agreement"."to_day" >= "hour_bank_agreement"."from_day")
);
--> statement-breakpoint
CREATE TABLE "hour_bank_movement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hour_bank_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"minutes" integer NOT NULL,
	"expires_on" date,
	"credit_id" integer,
	"use_id" integer,
	"agreement_id" integer,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text,
	"author_id" integer,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "hour_bank_movement_minutes" CHECK ("hour_bank_movement"."minutes" <> 0),
	CONSTRAINT "hour_bank_movement_credit_is" CHECK (("hour_bank_movement"."credit_id" is null) = ("hour_bank_movement"."expires_on" is not null)
        and ("hour_bank_movement"."credit_id" is not null or "hour_bank_movement"."minutes" > 0))
);
--> statement-breakpoint
CREATE TABLE "hour_bank_use" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hour_bank_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"day" date NOT NULL,
	"whole" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"reason" text NOT NULL,
	"approved_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "hour_bank_use_span" CHECK ("hour_bank_use"."ends_at" > "hour_bank_use"."starts_at" and "hour_bank_use"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "hour_bank_warning" (
	"credit_id" integer PRIMARY KEY NOT NULL,
	"warned_at" timestamp with time zone DEFAULT anden_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "punch_photo" (
	"punch_id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_mapping" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_mapping_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"format" text NOT NULL,
	"separator" text NOT NULL,
	"time_as" text NOT NULL,
	"decimal_mark" text NOT NULL,
	"columns" jsonb NOT NULL,
	"used_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pay_mapping_format" CHECK ("pay_mapping"."format" in ('csv', 'xlsx')),
	CONSTRAINT "pay_mapping_separator" CHECK ("pay_mapping"."separator" in ('semicolon', 'comma')),
	CONSTRAINT "pay_mapping_time" CHECK ("pay_mapping"."time_as" in ('clock', 'decimal', 'minutes')),
	CONSTRAINT "pay_mapping_decimal" CHECK ("pay_mapping"."decimal_mark" in ('comma', 'point'))
);
--> statement-breakpoint
ALTER TABLE "hour_day" DROP CONSTRAINT "hour_day_overtime_is";--> statement-breakpoint
ALTER TABLE "overtime_decision" DROP CONSTRAINT "overtime_decision_granted";--> statement-breakpoint
DROP INDEX "punch_at";--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "punch_photo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "band" ADD CONSTRAINT "band_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_day_band" ADD CONSTRAINT "hour_day_band_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_day_band" ADD CONSTRAINT "hour_day_band_band_id_band_id_fk" FOREIGN KEY ("band_id") REFERENCES "public"."band"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_bank_agreement" ADD CONSTRAINT "hour_bank_agreement_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_bank_agreement" ADD CONSTRAINT "hour_bank_agreement_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_bank_agreement" ADD CONSTRAINT "hour_bank_agreement_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_bank_movement" ADD CONSTRAINT "hour_bank_movement_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_bank_movement" ADD CONSTRAINT "hour_bank_movement_credit_id_hour_bank_movement_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."hour_bank_movement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_bank_movement" ADD CONSTRAINT "hour_bank_movement_use_id_hour_bank_use_id_fk" FOREIGN KEY ("use_id") REFERENCES "public"."hour_bank_use"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_bank_movement" ADD CONSTRAINT "hour_bank_movement_agreement_id_hour_bank_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."hour_bank_agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_bank_movement" ADD CONSTRAINT "hour_bank_movement_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_bank_use" ADD CONSTRAINT "hour_bank_use_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_bank_use" ADD CONSTRAINT "hour_bank_use_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_bank_warning" ADD CONSTRAINT "hour_bank_warning_credit_id_hour_bank_movement_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."hour_bank_movement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch_photo" ADD CONSTRAINT "punch_photo_punch_id_punch_id_fk" FOREIGN KEY ("punch_id") REFERENCES "public"."punch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch_photo" ADD CONSTRAINT "punch_photo_hash_stored_file_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "band_name" ON "band" USING btree (anden_fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "band_code" ON "band" USING btree ("code");--> statement-breakpoint
CREATE INDEX "band_site" ON "band" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "hour_day_band_of" ON "hour_day_band" USING btree ("band_id","day");--> statement-breakpoint
CREATE INDEX "hour_bank_agreement_person" ON "hour_bank_agreement" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "hour_bank_agreement_area" ON "hour_bank_agreement" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "hour_bank_agreement_site" ON "hour_bank_agreement" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "hour_bank_movement_person" ON "hour_bank_movement" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "hour_bank_movement_credit" ON "hour_bank_movement" USING btree ("credit_id");--> statement-breakpoint
CREATE INDEX "hour_bank_movement_use" ON "hour_bank_movement" USING btree ("use_id");--> statement-breakpoint
CREATE INDEX "hour_bank_movement_expires" ON "hour_bank_movement" USING btree ("expires_on") WHERE "hour_bank_movement"."credit_id" is null;--> statement-breakpoint
CREATE INDEX "hour_bank_movement_due" ON "hour_bank_movement" USING btree ("day") WHERE "hour_bank_movement"."kind" = 'due';--> statement-breakpoint
CREATE INDEX "hour_bank_use_person" ON "hour_bank_use" USING btree ("person_id","day");--> statement-breakpoint
CREATE INDEX "punch_photo_hash" ON "punch_photo" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "punch_photo_taken" ON "punch_photo" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_mapping_name" ON "pay_mapping" USING btree (anden_fold("name"));--> statement-breakpoint
CREATE INDEX "punch_day_at" ON "punch" USING btree ("day","at","id");--> statement-breakpoint
CREATE INDEX "punch_source" ON "punch" USING btree ("source","at","id") WHERE "punch"."source" not in ('web', 'phone');--> statement-breakpoint
CREATE INDEX "punch_counts" ON "punch" USING btree ("counts","at","id") WHERE "punch"."counts" <> 'counted';--> statement-breakpoint
CREATE INDEX "punch_outside" ON "punch" USING btree ("at","id") WHERE "punch"."outside";--> statement-breakpoint
CREATE INDEX "punch_offline" ON "punch" USING btree ("at","id") WHERE "punch"."offline";--> statement-breakpoint
CREATE INDEX "punch_forgotten" ON "punch" USING btree ("at","id") WHERE "punch"."forgotten";--> statement-breakpoint
CREATE INDEX "punch_at" ON "punch" USING btree ("at","id");--> statement-breakpoint
ALTER TABLE "hour_day" ADD CONSTRAINT "hour_day_overtime_is" CHECK ("hour_day"."overtime" in ('none', 'waiting', 'approved', 'banked', 'rejected'));--> statement-breakpoint
ALTER TABLE "overtime_decision" ADD CONSTRAINT "overtime_decision_granted" CHECK ("overtime_decision"."granted" in ('approved', 'banked', 'rejected'));--> statement-breakpoint
-- A band has its days reckoned again, at its sites and in months that are open; its eve and its morrow reach into it.
create function anden_mark_bands() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.site_id, old.weekdays, old.on_holidays, old.starts_at, old.ends_at, old.counts,
      old.from_day, old.to_day) is not distinct from (new.site_id, new.weekdays, new.on_holidays, new.starts_at,
      new.ends_at, new.counts, new.from_day, new.to_day) then
    return null;
  end if;
  insert into hour_mark (person_id, day)
    select d.person_id, d.day from hour_day d join person p on p.id = d.person_id
    where (tg_op = 'UPDATE' and (old.site_id is null or old.site_id = p.site_id)
          and d.day between old.from_day - 1 and coalesce(old.to_day + 1, 'infinity')
        or (new.site_id is null or new.site_id = p.site_id)
          and d.day between new.from_day - 1 and coalesce(new.to_day + 1, 'infinity'))
      and not exists (select from period_close c where c.site_id = p.site_id and c.reopened_at is null
        and c.month = date_trunc('month', d.day)::date);
  return null;
end $$;
--> statement-breakpoint
create trigger anden_mark_changed after insert or update on band
  for each row execute function anden_mark_bands();
--> statement-breakpoint
-- Hours off that were granted or given back change what their day comes to.
create function anden_mark_bank_uses() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into hour_mark (person_id, day)
      select distinct o.person_id, o.day from old_rows o where o.approved_at is not null;
  end if;
  if tg_op <> 'DELETE' then
    insert into hour_mark (person_id, day)
      select distinct n.person_id, n.day from new_rows n where n.approved_at is not null;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger anden_mark_inserted after insert on hour_bank_use
  referencing new table as new_rows for each statement execute function anden_mark_bank_uses();
--> statement-breakpoint
create trigger anden_mark_updated after update on hour_bank_use
  referencing old table as old_rows new table as new_rows for each statement execute function anden_mark_bank_uses();
--> statement-breakpoint
create trigger anden_mark_deleted after delete on hour_bank_use
  referencing old table as old_rows for each statement execute function anden_mark_bank_uses();
--> statement-breakpoint
-- A ledger is written, never corrected: who was wrong writes another line.
create function anden_bank_is_written_once() returns trigger language plpgsql as $$
begin
  raise exception 'a movement of the hour bank is written once';
end $$;
--> statement-breakpoint
create trigger anden_written_once before update on hour_bank_movement
  for each row execute function anden_bank_is_written_once();
--> statement-breakpoint
-- Without it the planner takes any part of a docket for a common one, and reads millions of rows for nobody.
create statistics person_docket_words on (anden_fold(docket)) from person;
