CREATE TABLE "pay_concept" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_concept_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"runs" text[] NOT NULL,
	"condition" text DEFAULT '' NOT NULL,
	"quantity" text DEFAULT '' NOT NULL,
	"rate" text DEFAULT '' NOT NULL,
	"formula" text DEFAULT '' NOT NULL,
	"bases" text[] NOT NULL,
	"rounding" text DEFAULT 'cents' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"position" smallint NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"source" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pay_concept_kind" CHECK ("pay_concept"."kind" in ('remunerative', 'nonRemunerative', 'deduction', 'employer', 'informative')),
	CONSTRAINT "pay_concept_days" CHECK ("pay_concept"."to_day" is null or "pay_concept"."to_day" >= "pay_concept"."from_day"),
	CONSTRAINT "pay_concept_rounding" CHECK ("pay_concept"."rounding" in ('cents', 'whole')),
	CONSTRAINT "pay_concept_runs" CHECK (cardinality("pay_concept"."runs") > 0 and "pay_concept"."runs" <@ array['monthly', 'sac']),
	CONSTRAINT "pay_concept_reckoned" CHECK ("pay_concept"."formula" <> '' or ("pay_concept"."quantity" <> '' and "pay_concept"."rate" <> ''))
);
--> statement-breakpoint
CREATE TABLE "pay_line" (
	"run_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"concept_id" integer NOT NULL,
	"code" text NOT NULL,
	"quantity" numeric(14, 4),
	"rate" numeric(18, 6),
	"amount" numeric(14, 2) NOT NULL,
	CONSTRAINT "pay_line_run_id_person_id_concept_id_pk" PRIMARY KEY("run_id","person_id","concept_id")
);
--> statement-breakpoint
CREATE TABLE "pay_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"number" smallint NOT NULL,
	"title" text NOT NULL,
	"site_id" integer,
	"agreement" text,
	"pay_day" date NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"frozen" jsonb,
	"frozen_at" timestamp with time zone,
	"job_id" uuid,
	"batch_id" integer,
	"published_at" timestamp with time zone,
	"paid_on" date,
	"reason" text DEFAULT '' NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pay_run_kind" CHECK ("pay_run"."kind" in ('monthly', 'sac')),
	CONSTRAINT "pay_run_period" CHECK ("pay_run"."period" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "pay_run_number_is" CHECK ("pay_run"."number" between 1 and 99),
	CONSTRAINT "pay_run_state" CHECK ("pay_run"."state" in ('draft', 'calculating', 'review', 'pending', 'approved', 'publishing', 'published', 'paid', 'cancelled')),
	CONSTRAINT "pay_run_frozen" CHECK (("pay_run"."frozen" is null) = ("pay_run"."frozen_at" is null)),
	CONSTRAINT "pay_run_paid" CHECK (("pay_run"."state" = 'paid') = ("pay_run"."paid_on" is not null)),
	CONSTRAINT "pay_run_reason" CHECK ("pay_run"."state" <> 'cancelled' or "pay_run"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "pay_run_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_run_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"kind" text NOT NULL,
	"account_id" integer,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_run_person" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_run_person_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"reckoned_at" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	"remunerative" numeric(14, 2) DEFAULT '0' NOT NULL,
	"non_remunerative" numeric(14, 2) DEFAULT '0' NOT NULL,
	"deductions" numeric(14, 2) DEFAULT '0' NOT NULL,
	"employer" numeric(14, 2) DEFAULT '0' NOT NULL,
	"net" numeric(14, 2) DEFAULT '0' NOT NULL,
	"previous_net" numeric(14, 2),
	"flags" text[] DEFAULT '{}' NOT NULL,
	"bases" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"receipt_id" integer,
	CONSTRAINT "pay_run_person_net_is" CHECK ("pay_run_person"."net" = "pay_run_person"."remunerative" + "pay_run_person"."non_remunerative" - "pay_run_person"."deductions")
);
--> statement-breakpoint
ALTER TABLE "pay_line" ADD CONSTRAINT "pay_line_run_id_pay_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_line" ADD CONSTRAINT "pay_line_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_line" ADD CONSTRAINT "pay_line_concept_id_pay_concept_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."pay_concept"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_batch_id_receipt_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."receipt_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_event" ADD CONSTRAINT "pay_run_event_run_id_pay_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_event" ADD CONSTRAINT "pay_run_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_person" ADD CONSTRAINT "pay_run_person_run_id_pay_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_person" ADD CONSTRAINT "pay_run_person_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_person" ADD CONSTRAINT "pay_run_person_receipt_id_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_concept_code" ON "pay_concept" USING btree ("code","from_day");--> statement-breakpoint
CREATE INDEX "pay_line_person" ON "pay_line" USING btree ("person_id","code","run_id");--> statement-breakpoint
CREATE INDEX "pay_line_concept" ON "pay_line" USING btree ("concept_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_run_number" ON "pay_run" USING btree ("kind","period","number");--> statement-breakpoint
CREATE INDEX "pay_run_latest" ON "pay_run" USING btree ("period","id");--> statement-breakpoint
CREATE INDEX "pay_run_event_of" ON "pay_run_event" USING btree ("run_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_run_person_once" ON "pay_run_person" USING btree ("run_id","person_id");--> statement-breakpoint
CREATE INDEX "pay_run_person_net" ON "pay_run_person" USING btree ("run_id","net");--> statement-breakpoint
CREATE INDEX "pay_run_person_of" ON "pay_run_person" USING btree ("person_id","run_id");--> statement-breakpoint
CREATE INDEX "pay_run_person_receipt" ON "pay_run_person" USING btree ("receipt_id");--> statement-breakpoint
-- One code is one thing at a time: a rule that changes ends, and another one begins.
alter table pay_concept add constraint pay_concept_once exclude using gist (code with =, daterange(from_day, to_day, '[]') with &&);
