CREATE TABLE "period_adjustment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "period_adjustment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"site_id" integer NOT NULL,
	"day" date NOT NULL,
	"month" date NOT NULL,
	"figure" text NOT NULL,
	"minutes" integer,
	"sign" text DEFAULT 'add' NOT NULL,
	"reason" text NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "period_adjustment_month_first" CHECK (extract(day from "period_adjustment"."month") = 1),
	CONSTRAINT "period_adjustment_later" CHECK ("period_adjustment"."month" > "period_adjustment"."day"),
	CONSTRAINT "period_adjustment_figure" CHECK ("period_adjustment"."figure" in ('worked', 'overtime50', 'overtime100', 'night', 'absence', 'other')),
	CONSTRAINT "period_adjustment_sign" CHECK ("period_adjustment"."sign" in ('add', 'subtract')),
	CONSTRAINT "period_adjustment_minutes" CHECK (("period_adjustment"."figure" in ('worked', 'overtime50', 'overtime100', 'night')) = ("period_adjustment"."minutes" is not null)
        and ("period_adjustment"."minutes" is null or "period_adjustment"."minutes" between 1 and 14400))
);
--> statement-breakpoint
CREATE TABLE "hour_day" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hour_day_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"day" date NOT NULL,
	"expected" integer DEFAULT 0 NOT NULL,
	"worked" integer DEFAULT 0 NOT NULL,
	"before" integer DEFAULT 0 NOT NULL,
	"after" integer DEFAULT 0 NOT NULL,
	"late" integer DEFAULT 0 NOT NULL,
	"early" integer DEFAULT 0 NOT NULL,
	"absent" integer DEFAULT 0 NOT NULL,
	"excused" integer DEFAULT 0 NOT NULL,
	"break" integer DEFAULT 0 NOT NULL,
	"night" integer DEFAULT 0 NOT NULL,
	"holiday" integer DEFAULT 0 NOT NULL,
	"extra50" integer DEFAULT 0 NOT NULL,
	"extra100" integer DEFAULT 0 NOT NULL,
	"overtime" text DEFAULT 'none' NOT NULL,
	"computed_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "hour_day_once" UNIQUE("person_id","day"),
	CONSTRAINT "hour_day_overtime_is" CHECK ("hour_day"."overtime" in ('none', 'waiting', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "hour_mark" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hour_mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hour_period" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hour_period_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"unit" text NOT NULL,
	"from_day" date NOT NULL,
	"days" integer NOT NULL,
	"granted" integer DEFAULT 0 NOT NULL,
	"expected" integer DEFAULT 0 NOT NULL,
	"worked" integer DEFAULT 0 NOT NULL,
	"before" integer DEFAULT 0 NOT NULL,
	"after" integer DEFAULT 0 NOT NULL,
	"late" integer DEFAULT 0 NOT NULL,
	"early" integer DEFAULT 0 NOT NULL,
	"absent" integer DEFAULT 0 NOT NULL,
	"excused" integer DEFAULT 0 NOT NULL,
	"break" integer DEFAULT 0 NOT NULL,
	"night" integer DEFAULT 0 NOT NULL,
	"holiday" integer DEFAULT 0 NOT NULL,
	"extra50" integer DEFAULT 0 NOT NULL,
	"extra100" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hour_period_once" UNIQUE("person_id","unit","from_day"),
	CONSTRAINT "hour_period_unit" CHECK ("hour_period"."unit" in ('week', 'month'))
);
--> statement-breakpoint
CREATE TABLE "overtime_decision" (
	"person_id" integer NOT NULL,
	"day" date NOT NULL,
	"granted" text NOT NULL,
	"extra50" integer NOT NULL,
	"extra100" integer NOT NULL,
	"reason" text NOT NULL,
	"author_id" integer NOT NULL,
	"decided_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "overtime_decision_person_id_day_pk" PRIMARY KEY("person_id","day"),
	CONSTRAINT "overtime_decision_granted" CHECK ("overtime_decision"."granted" in ('approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "clock_credential" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clock_credential_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"credential" text NOT NULL,
	"person_id" integer NOT NULL,
	CONSTRAINT "clock_credential_credential_unique" UNIQUE("credential")
);
--> statement-breakpoint
CREATE TABLE "clock_touch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clock_touch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"credential" text NOT NULL,
	"local" text NOT NULL,
	"kind" text,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "clock_touch_once" UNIQUE("credential","local")
);
--> statement-breakpoint
CREATE TABLE "credential_use" (
	"credential_id" integer NOT NULL,
	"step" bigint NOT NULL,
	"touch" text NOT NULL,
	CONSTRAINT "credential_use_credential_id_step_pk" PRIMARY KEY("credential_id","step")
);
--> statement-breakpoint
CREATE TABLE "kiosk" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kiosk_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"site_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kiosk_key" (
	"kiosk_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text,
	"last_seen_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"pairing_hash" text,
	"pairing_expires_at" timestamp with time zone,
	CONSTRAINT "kiosk_key_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "kiosk_key_pairing_hash_unique" UNIQUE("pairing_hash")
);
--> statement-breakpoint
CREATE TABLE "person_credential" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_credential_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"secret" text NOT NULL,
	"pin_hash" text,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "person_credential_person_id_unique" UNIQUE("person_id"),
	CONSTRAINT "person_credential_public_id_unique" UNIQUE("public_id")
);
--> statement-breakpoint
CREATE TABLE "punch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "punch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"day" date NOT NULL,
	"planned_shift_id" integer,
	"counts" text DEFAULT 'counted' NOT NULL,
	"forgotten" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"claimed_at" timestamp with time zone,
	"clock_offset" bigint,
	"offline" boolean DEFAULT false NOT NULL,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"accuracy" integer,
	"distance" integer,
	"outside" boolean DEFAULT false NOT NULL,
	"site_id" integer,
	"kiosk_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"author_id" integer,
	"replaces_id" integer,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "punch_kind" CHECK ("punch"."kind" in ('in', 'breakOut', 'breakIn', 'out')),
	CONSTRAINT "punch_source" CHECK ("punch"."source" in ('web', 'phone', 'kiosk', 'import', 'manual', 'rule')),
	CONSTRAINT "punch_counts" CHECK ("punch"."counts" in ('counted', 'waiting', 'rejected', 'replaced')),
	CONSTRAINT "punch_position" CHECK (("punch"."latitude" is null) = ("punch"."longitude" is null)),
	CONSTRAINT "punch_kiosk" CHECK (("punch"."source" = 'kiosk') = ("punch"."kiosk_id" is not null)),
	CONSTRAINT "punch_offline" CHECK (not "punch"."offline" or "punch"."claimed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "punch_correction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "punch_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "punch_correction_kind" CHECK ("punch_correction"."kind" in ('change', 'offline'))
);
--> statement-breakpoint
CREATE TABLE "punch_correction_line" (
	"correction_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"punch_id" integer,
	"kind" text,
	"at" timestamp with time zone,
	CONSTRAINT "punch_correction_line_correction_id_position_pk" PRIMARY KEY("correction_id","position"),
	CONSTRAINT "punch_correction_line_says" CHECK ("punch_correction_line"."punch_id" is not null or "punch_correction_line"."at" is not null),
	CONSTRAINT "punch_correction_line_kind" CHECK (("punch_correction_line"."kind" is null) = ("punch_correction_line"."at" is null))
);
--> statement-breakpoint
CREATE TABLE "planned_shift" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planned_shift_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"day" date NOT NULL,
	"shift_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"break_kind" text NOT NULL,
	"break_minutes" smallint NOT NULL,
	"tolerance_in" smallint NOT NULL,
	"tolerance_out" smallint NOT NULL,
	"paid" boolean NOT NULL,
	"night" boolean NOT NULL,
	"assignment_id" integer,
	"published_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"author_id" integer,
	"span" "tstzrange" GENERATED ALWAYS AS (tstzrange(starts_at, ends_at)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "planned_shift_ends" CHECK ("planned_shift"."ends_at" > "planned_shift"."starts_at"),
	CONSTRAINT "planned_shift_removed" CHECK ("planned_shift"."removed_at" is null or "planned_shift"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "rotation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rotation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"days" integer[] NOT NULL,
	"by_week" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rotation_days" CHECK (cardinality("rotation"."days") between 1 and 56)
);
--> statement-breakpoint
CREATE TABLE "shift" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shift_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"color" text NOT NULL,
	"starts_at" time(0) without time zone NOT NULL,
	"ends_at" time(0) without time zone NOT NULL,
	"break_kind" text NOT NULL,
	"break_minutes" smallint NOT NULL,
	"tolerance_in" smallint NOT NULL,
	"tolerance_out" smallint NOT NULL,
	"paid" boolean NOT NULL,
	"night" boolean NOT NULL,
	"min_rest" smallint,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shift_break" CHECK (("shift"."break_kind" = 'none' and "shift"."break_minutes" = 0) or "shift"."break_minutes" between 1 and 240),
	CONSTRAINT "shift_rest" CHECK ("shift"."min_rest" is null or "shift"."min_rest" between 1 and 48)
);
--> statement-breakpoint
CREATE TABLE "shift_assignment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shift_assignment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"target" text NOT NULL,
	"person_id" integer,
	"area_id" integer,
	"site_id" integer,
	"rotation_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"first_day" smallint DEFAULT 1 NOT NULL,
	"on_holidays" text DEFAULT 'off' NOT NULL,
	"planned_to" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shift_assignment_target" CHECK (("shift_assignment"."target" = 'person') = ("shift_assignment"."person_id" is not null)
        and ("shift_assignment"."target" = 'area') = ("shift_assignment"."area_id" is not null)
        and ("shift_assignment"."target" = 'site') = ("shift_assignment"."site_id" is not null)),
	CONSTRAINT "shift_assignment_ends" CHECK ("shift_assignment"."to_day" is null or "shift_assignment"."to_day" >= "shift_assignment"."from_day"),
	CONSTRAINT "shift_assignment_first" CHECK ("shift_assignment"."first_day" between 1 and 56)
);
--> statement-breakpoint
CREATE TABLE "open_shift" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_shift_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area_id" integer NOT NULL,
	"day" date NOT NULL,
	"shift_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"places" smallint DEFAULT 1 NOT NULL,
	"author_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "open_shift_places" CHECK ("open_shift"."places" between 1 and 20),
	CONSTRAINT "open_shift_ends" CHECK ("open_shift"."ends_at" > "open_shift"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "open_shift_taking" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_shift_taking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"open_shift_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shift_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shift_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"planned_id" integer,
	"day" date NOT NULL,
	"shift_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"wanted_shift_id" integer,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shift_swap" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shift_swap_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"planned_id" integer,
	"day" date NOT NULL,
	"shift_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"colleague_id" integer NOT NULL,
	"other_planned_id" integer,
	"other_day" date,
	"other_shift_id" integer,
	"other_starts_at" timestamp with time zone,
	"other_ends_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"consent" text DEFAULT 'asked' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "shift_swap_two" CHECK ("shift_swap"."person_id" <> "shift_swap"."colleague_id"),
	CONSTRAINT "shift_swap_other" CHECK (num_nulls("shift_swap"."other_day", "shift_swap"."other_shift_id", "shift_swap"."other_starts_at", "shift_swap"."other_ends_at") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "logo_hash" text;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "punches_inside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "period_close" ADD COLUMN "pending" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_close" ADD COLUMN "sealed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "period_close" ADD COLUMN "reopened_by" integer;--> statement-breakpoint
ALTER TABLE "period_adjustment" ADD CONSTRAINT "period_adjustment_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_adjustment" ADD CONSTRAINT "period_adjustment_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_adjustment" ADD CONSTRAINT "period_adjustment_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_day" ADD CONSTRAINT "hour_day_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_period" ADD CONSTRAINT "hour_period_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overtime_decision" ADD CONSTRAINT "overtime_decision_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overtime_decision" ADD CONSTRAINT "overtime_decision_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_credential" ADD CONSTRAINT "clock_credential_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_touch" ADD CONSTRAINT "clock_touch_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_use" ADD CONSTRAINT "credential_use_credential_id_person_credential_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."person_credential"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk" ADD CONSTRAINT "kiosk_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_key" ADD CONSTRAINT "kiosk_key_kiosk_id_kiosk_id_fk" FOREIGN KEY ("kiosk_id") REFERENCES "public"."kiosk"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_credential" ADD CONSTRAINT "person_credential_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch" ADD CONSTRAINT "punch_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch" ADD CONSTRAINT "punch_planned_shift_id_planned_shift_id_fk" FOREIGN KEY ("planned_shift_id") REFERENCES "public"."planned_shift"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch" ADD CONSTRAINT "punch_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch" ADD CONSTRAINT "punch_kiosk_id_kiosk_id_fk" FOREIGN KEY ("kiosk_id") REFERENCES "public"."kiosk"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch" ADD CONSTRAINT "punch_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch" ADD CONSTRAINT "punch_replaces_id_punch_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."punch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch_correction" ADD CONSTRAINT "punch_correction_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch_correction" ADD CONSTRAINT "punch_correction_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch_correction_line" ADD CONSTRAINT "punch_correction_line_correction_id_punch_correction_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."punch_correction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch_correction_line" ADD CONSTRAINT "punch_correction_line_punch_id_punch_id_fk" FOREIGN KEY ("punch_id") REFERENCES "public"."punch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_shift" ADD CONSTRAINT "planned_shift_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_shift" ADD CONSTRAINT "planned_shift_shift_id_shift_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_shift" ADD CONSTRAINT "planned_shift_assignment_id_shift_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."shift_assignment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_shift" ADD CONSTRAINT "planned_shift_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_assignment" ADD CONSTRAINT "shift_assignment_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_assignment" ADD CONSTRAINT "shift_assignment_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_assignment" ADD CONSTRAINT "shift_assignment_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_assignment" ADD CONSTRAINT "shift_assignment_rotation_id_rotation_id_fk" FOREIGN KEY ("rotation_id") REFERENCES "public"."rotation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_shift" ADD CONSTRAINT "open_shift_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_shift" ADD CONSTRAINT "open_shift_shift_id_shift_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_shift" ADD CONSTRAINT "open_shift_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_shift_taking" ADD CONSTRAINT "open_shift_taking_open_shift_id_open_shift_id_fk" FOREIGN KEY ("open_shift_id") REFERENCES "public"."open_shift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_shift_taking" ADD CONSTRAINT "open_shift_taking_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_change" ADD CONSTRAINT "shift_change_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_change" ADD CONSTRAINT "shift_change_planned_id_planned_shift_id_fk" FOREIGN KEY ("planned_id") REFERENCES "public"."planned_shift"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_change" ADD CONSTRAINT "shift_change_shift_id_shift_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_change" ADD CONSTRAINT "shift_change_wanted_shift_id_shift_id_fk" FOREIGN KEY ("wanted_shift_id") REFERENCES "public"."shift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_swap" ADD CONSTRAINT "shift_swap_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_swap" ADD CONSTRAINT "shift_swap_planned_id_planned_shift_id_fk" FOREIGN KEY ("planned_id") REFERENCES "public"."planned_shift"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_swap" ADD CONSTRAINT "shift_swap_shift_id_shift_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_swap" ADD CONSTRAINT "shift_swap_colleague_id_person_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_swap" ADD CONSTRAINT "shift_swap_other_planned_id_planned_shift_id_fk" FOREIGN KEY ("other_planned_id") REFERENCES "public"."planned_shift"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_swap" ADD CONSTRAINT "shift_swap_other_shift_id_shift_id_fk" FOREIGN KEY ("other_shift_id") REFERENCES "public"."shift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "period_adjustment_month" ON "period_adjustment" USING btree ("site_id","month");--> statement-breakpoint
CREATE INDEX "period_adjustment_person" ON "period_adjustment" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "hour_day_day" ON "hour_day" USING btree ("day" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "hour_day_overtime" ON "hour_day" USING btree ("day") WHERE "hour_day"."overtime" = 'waiting';--> statement-breakpoint
CREATE INDEX "hour_mark_person" ON "hour_mark" USING btree ("person_id","day");--> statement-breakpoint
CREATE INDEX "hour_period_from" ON "hour_period" USING btree ("unit","from_day","person_id");--> statement-breakpoint
CREATE INDEX "clock_credential_person" ON "clock_credential" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "punch_person" ON "punch" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "punch_at" ON "punch" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "punch_day" ON "punch" USING btree ("day","person_id");--> statement-breakpoint
CREATE INDEX "punch_shift" ON "punch" USING btree ("planned_shift_id");--> statement-breakpoint
CREATE INDEX "punch_waiting" ON "punch" USING btree ("person_id") WHERE "punch"."counts" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "punch_replaces" ON "punch" USING btree ("replaces_id");--> statement-breakpoint
CREATE UNIQUE INDEX "punch_imported_once" ON "punch" USING btree ("person_id","at") WHERE "punch"."source" = 'import';--> statement-breakpoint
CREATE UNIQUE INDEX "punch_live_once" ON "punch" USING btree ("person_id","at","kind") WHERE "punch"."counts" in ('counted', 'waiting');--> statement-breakpoint
CREATE INDEX "punch_correction_day" ON "punch_correction" USING btree ("person_id","day");--> statement-breakpoint
CREATE INDEX "punch_correction_line_punch" ON "punch_correction_line" USING btree ("punch_id");--> statement-breakpoint
CREATE INDEX "planned_shift_day" ON "planned_shift" USING btree ("day","person_id");--> statement-breakpoint
CREATE INDEX "planned_shift_person" ON "planned_shift" USING btree ("person_id","day");--> statement-breakpoint
CREATE INDEX "planned_shift_of" ON "planned_shift" USING btree ("shift_id");--> statement-breakpoint
CREATE INDEX "planned_shift_assignment" ON "planned_shift" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "planned_shift_waiting" ON "planned_shift" USING btree ("day") WHERE "planned_shift"."published_at" is null or "planned_shift"."removed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rotation_name" ON "rotation" USING btree (anden_fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "shift_name" ON "shift" USING btree (anden_fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "shift_code" ON "shift" USING btree ("code");--> statement-breakpoint
CREATE INDEX "shift_assignment_person" ON "shift_assignment" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "shift_assignment_area" ON "shift_assignment" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "shift_assignment_site" ON "shift_assignment" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "shift_assignment_rotation" ON "shift_assignment" USING btree ("rotation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "open_shift_once" ON "open_shift" USING btree ("area_id","day","shift_id");--> statement-breakpoint
CREATE INDEX "open_shift_day" ON "open_shift" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "open_shift_taking_once" ON "open_shift_taking" USING btree ("open_shift_id","person_id");--> statement-breakpoint
CREATE INDEX "open_shift_taking_person" ON "open_shift_taking" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "shift_change_person" ON "shift_change" USING btree ("person_id","day");--> statement-breakpoint
CREATE INDEX "shift_change_planned" ON "shift_change" USING btree ("planned_id");--> statement-breakpoint
CREATE INDEX "shift_swap_person" ON "shift_swap" USING btree ("person_id","day");--> statement-breakpoint
CREATE INDEX "shift_swap_colleague" ON "shift_swap" USING btree ("colleague_id","day");--> statement-breakpoint
CREATE INDEX "shift_swap_planned" ON "shift_swap" USING btree ("planned_id");--> statement-breakpoint
CREATE INDEX "shift_swap_other_planned" ON "shift_swap" USING btree ("other_planned_id");--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_logo_hash_stored_file_hash_fk" FOREIGN KEY ("logo_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_close" ADD CONSTRAINT "period_close_reopened_by_account_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- One of a person, of an area and of a site rules on a day.
alter table shift_assignment add constraint shift_assignment_once_person exclude using gist (person_id with =, daterange(from_day, to_day, '[]') with &&);
--> statement-breakpoint
alter table shift_assignment add constraint shift_assignment_once_area exclude using gist (area_id with =, daterange(from_day, to_day, '[]') with &&);
--> statement-breakpoint
alter table shift_assignment add constraint shift_assignment_once_site exclude using gist (site_id with =, daterange(from_day, to_day, '[]') with &&);
--> statement-breakpoint
-- Neither what is planned nor what staff see of one person overlaps.
alter table planned_shift add constraint planned_shift_once exclude using gist (person_id with =, span with &&) where (removed_at is null);
--> statement-breakpoint
alter table planned_shift add constraint published_shift_once exclude using gist (person_id with =, span with &&) where (published_at is not null);

--> statement-breakpoint
-- A night and its exit lie on two days: what changes on one is looked at on both sides of it too.
create function anden_mark_punches() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into hour_mark (person_id, day)
      select distinct o.person_id, o.day + around.days from old_rows o, generate_series(-1, 1) as around(days);
  end if;
  if tg_op <> 'DELETE' then
    insert into hour_mark (person_id, day)
      select distinct n.person_id, n.day + around.days from new_rows n, generate_series(-1, 1) as around(days);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger anden_mark_inserted after insert on punch
  referencing new table as new_rows for each statement execute function anden_mark_punches();
--> statement-breakpoint
create trigger anden_mark_updated after update on punch
  referencing old table as old_rows new table as new_rows for each statement execute function anden_mark_punches();
--> statement-breakpoint
create trigger anden_mark_deleted after delete on punch
  referencing old table as old_rows for each statement execute function anden_mark_punches();
--> statement-breakpoint
-- Of what is planned, only what its person was told of counts.
create function anden_mark_shifts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into hour_mark (person_id, day)
      select distinct o.person_id, o.day + around.days from old_rows o, generate_series(-1, 1) as around(days)
      where o.published_at is not null;
  end if;
  if tg_op <> 'DELETE' then
    insert into hour_mark (person_id, day)
      select distinct n.person_id, n.day + around.days from new_rows n, generate_series(-1, 1) as around(days)
      where n.published_at is not null;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger anden_mark_inserted after insert on planned_shift
  referencing new table as new_rows for each statement execute function anden_mark_shifts();
--> statement-breakpoint
create trigger anden_mark_updated after update on planned_shift
  referencing old table as old_rows new table as new_rows for each statement execute function anden_mark_shifts();
--> statement-breakpoint
create trigger anden_mark_deleted after delete on planned_shift
  referencing old table as old_rows for each statement execute function anden_mark_shifts();
--> statement-breakpoint
-- Leave and novelties: only days that have hours can change by them.
create function anden_mark_absences() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into hour_mark (person_id, day)
      select d.person_id, d.day from old_rows o join hour_day d on d.person_id = o.person_id
        and d.day between o.from_day and o.to_day where o.state = 'firm';
  end if;
  if tg_op <> 'DELETE' then
    insert into hour_mark (person_id, day)
      select d.person_id, d.day from new_rows n join hour_day d on d.person_id = n.person_id
        and d.day between n.from_day and n.to_day where n.state = 'firm';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger anden_mark_inserted after insert on absence
  referencing new table as new_rows for each statement execute function anden_mark_absences();
--> statement-breakpoint
create trigger anden_mark_updated after update on absence
  referencing old table as old_rows new table as new_rows for each statement execute function anden_mark_absences();
--> statement-breakpoint
create trigger anden_mark_deleted after delete on absence
  referencing old table as old_rows for each statement execute function anden_mark_absences();
--> statement-breakpoint
-- A day of rest, of the organisation or of a site; the eve reaches into it.
create function anden_mark_holidays() returns trigger language plpgsql as $$
declare
  changed site_holiday := coalesce(new, old);
begin
  insert into hour_mark (person_id, day)
    select d.person_id, d.day from hour_day d join person p on p.id = d.person_id
    where (d.day between changed.day - 1 and changed.day
        or tg_op = 'UPDATE' and d.day between old.day - 1 and old.day)
      and (changed.site_id is null or changed.site_id = p.site_id);
  return null;
end $$;
--> statement-breakpoint
create trigger anden_mark_changed after insert or update or delete on site_holiday
  for each row execute function anden_mark_holidays();
--> statement-breakpoint
-- A rule has all days reckoned again from the day on which it rules.
create function anden_mark_rules() returns trigger language plpgsql as $$
declare
  changed parameter := coalesce(new, old);
begin
  if changed.code like 'hours.%' or changed.code like 'markings.%' then
    insert into hour_mark (person_id, day)
      select d.person_id, d.day from hour_day d join person p on p.id = d.person_id
      where d.day >= least(changed.valid_from, coalesce(old.valid_from, changed.valid_from))
        and (changed.site_id is null or changed.site_id = p.site_id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger anden_mark_changed after insert or update or delete on parameter
  for each row execute function anden_mark_rules();
--> statement-breakpoint
-- What changed while a month was closed was left as it stood.
create function anden_mark_reopened() returns trigger language plpgsql as $$
begin
  insert into hour_mark (person_id, day)
    select d.person_id, d.day from hour_day d join person p on p.id = d.person_id
    where p.site_id = new.site_id and d.day >= new.month and d.day < new.month + interval '1 month';
  return null;
end $$;
--> statement-breakpoint
create trigger anden_mark_reopened after update on period_close
  for each row when (old.reopened_at is null and new.reopened_at is not null)
  execute function anden_mark_reopened();
