CREATE SEQUENCE "public"."referral_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "referral" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text DEFAULT 'R-' || lpad(nextval('referral_number')::text, 6, '0') NOT NULL,
	"opening_id" integer NOT NULL,
	"referrer_id" integer NOT NULL,
	"state" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"phone" text,
	"email_key" text,
	"phone_key" text,
	"message" text,
	"cv_hash" text,
	"cv_name" text,
	"code" text,
	"expires_on" date,
	"own_code_hash" text,
	"applied_at" timestamp with time zone,
	"keep_until" date,
	"no_bonus" text,
	"words" text,
	"told_at" timestamp with time zone,
	"start_day" date,
	"person_id" integer,
	"hired_by" integer,
	"erase_due" date,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "referral_number_unique" UNIQUE("number"),
	CONSTRAINT "referral_code_unique" UNIQUE("code"),
	CONSTRAINT "referral_own_code_hash_unique" UNIQUE("own_code_hash"),
	CONSTRAINT "referral_person_id_unique" UNIQUE("person_id"),
	CONSTRAINT "referral_erased" CHECK ("referral"."erased_at" is null or ("referral"."first_name" is null and "referral"."last_name" is null and "referral"."email" is null
        and "referral"."phone" is null and "referral"."email_key" is null and "referral"."phone_key" is null and "referral"."message" is null
        and "referral"."cv_hash" is null and "referral"."code" is null and "referral"."own_code_hash" is null and "referral"."words" is null)),
	CONSTRAINT "referral_cv_named" CHECK (("referral"."cv_hash" is null) = ("referral"."cv_name" is null)),
	CONSTRAINT "referral_hired" CHECK (("referral"."state" = 'hired') = ("referral"."start_day" is not null)),
	CONSTRAINT "referral_admitted" CHECK ("referral"."person_id" is null or "referral"."state" = 'hired')
);
--> statement-breakpoint
CREATE TABLE "referral_bonus" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_bonus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"referral_id" integer NOT NULL,
	"months" smallint NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"due_day" date NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"news_id" integer,
	CONSTRAINT "referral_bonus_news_id_unique" UNIQUE("news_id"),
	CONSTRAINT "referral_bonus_once" UNIQUE("referral_id","months"),
	CONSTRAINT "referral_bonus_made" CHECK (("referral_bonus"."state" = 'made') = ("referral_bonus"."news_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "referral_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"referral_id" integer NOT NULL,
	"kind" text NOT NULL,
	"account_id" integer,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_interview" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_interview_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"referral_id" integer NOT NULL,
	"day" date NOT NULL,
	"time" time(0) without time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"place" text NOT NULL,
	"person_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"opening_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "referral_link_code_unique" UNIQUE("code"),
	CONSTRAINT "referral_link_of" UNIQUE("opening_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "referral_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"referral_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_opening" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_opening_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position" text NOT NULL,
	"site_id" integer NOT NULL,
	"places" smallint NOT NULL,
	"until" date NOT NULL,
	"text" text NOT NULL,
	"bonus_hired" numeric(14, 2),
	"bonus_later" numeric(14, 2),
	"bonus_months" smallint,
	"keep_months" smallint NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "referral_opening_later" CHECK (("referral_opening"."bonus_later" is null) = ("referral_opening"."bonus_months" is null)),
	CONSTRAINT "referral_opening_places" CHECK ("referral_opening"."places" > 0 and "referral_opening"."keep_months" > 0)
);
--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_opening_id_referral_opening_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."referral_opening"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_referrer_id_person_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_cv_hash_stored_file_hash_fk" FOREIGN KEY ("cv_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_hired_by_account_id_fk" FOREIGN KEY ("hired_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_bonus" ADD CONSTRAINT "referral_bonus_referral_id_referral_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referral"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_bonus" ADD CONSTRAINT "referral_bonus_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_event" ADD CONSTRAINT "referral_event_referral_id_referral_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referral"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_event" ADD CONSTRAINT "referral_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_interview" ADD CONSTRAINT "referral_interview_referral_id_referral_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referral"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_interview" ADD CONSTRAINT "referral_interview_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_link" ADD CONSTRAINT "referral_link_opening_id_referral_opening_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."referral_opening"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_link" ADD CONSTRAINT "referral_link_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_note" ADD CONSTRAINT "referral_note_referral_id_referral_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referral"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_note" ADD CONSTRAINT "referral_note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_opening" ADD CONSTRAINT "referral_opening_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_of_opening" ON "referral" USING btree ("opening_id","state");--> statement-breakpoint
CREATE INDEX "referral_of_referrer" ON "referral" USING btree ("referrer_id","id");--> statement-breakpoint
CREATE INDEX "referral_in_state" ON "referral" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "referral_email" ON "referral" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "referral_phone" ON "referral" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "referral_cv" ON "referral" USING btree ("cv_hash");--> statement-breakpoint
CREATE INDEX "referral_erase" ON "referral" USING btree ("erase_due");--> statement-breakpoint
CREATE INDEX "referral_keep" ON "referral" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "referral_bonus_due" ON "referral_bonus" USING btree ("state","due_day");--> statement-breakpoint
CREATE INDEX "referral_event_of" ON "referral_event" USING btree ("referral_id","id");--> statement-breakpoint
CREATE INDEX "referral_interview_of" ON "referral_interview" USING btree ("referral_id","day");--> statement-breakpoint
CREATE INDEX "referral_interview_by" ON "referral_interview" USING btree ("person_id","day");--> statement-breakpoint
CREATE INDEX "referral_note_of" ON "referral_note" USING btree ("referral_id","id");--> statement-breakpoint
CREATE INDEX "referral_opening_site" ON "referral_opening" USING btree ("site_id","until");