CREATE TABLE "pay_ahead" (
	"leave_id" integer PRIMARY KEY NOT NULL,
	"run_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	CONSTRAINT "pay_ahead_days" CHECK ("pay_ahead"."to_day" >= "pay_ahead"."from_day")
);
--> statement-breakpoint
ALTER TABLE "pay_concept" DROP CONSTRAINT "pay_concept_runs";--> statement-breakpoint
ALTER TABLE "pay_run" DROP CONSTRAINT "pay_run_kind";--> statement-breakpoint
ALTER TABLE "receipt" DROP CONSTRAINT "receipt_kind";--> statement-breakpoint
ALTER TABLE "receipt_batch" DROP CONSTRAINT "receipt_batch_kind";--> statement-breakpoint
ALTER TABLE "pay_line" ADD COLUMN "of_period" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_line" DROP CONSTRAINT "pay_line_run_id_person_id_concept_id_pk";--> statement-breakpoint
ALTER TABLE "pay_line" ADD CONSTRAINT "pay_line_run_id_person_id_concept_id_of_period_pk" PRIMARY KEY("run_id","person_id","concept_id","of_period");--> statement-breakpoint
ALTER TABLE "pay_run" ADD COLUMN "half" text;--> statement-breakpoint
ALTER TABLE "pay_run" ADD COLUMN "since" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_run" ADD COLUMN "raise" text;--> statement-breakpoint
ALTER TABLE "pay_run" ADD COLUMN "raise_value" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "pay_run" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "pay_run" ADD COLUMN "first_start" date;--> statement-breakpoint
ALTER TABLE "pay_run" ADD COLUMN "last_start" date;--> statement-breakpoint
ALTER TABLE "pay_run" ADD COLUMN "person_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_run_person" ADD COLUMN "months" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_ahead" ADD CONSTRAINT "pay_ahead_leave_id_leave_id_fk" FOREIGN KEY ("leave_id") REFERENCES "public"."leave"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_ahead" ADD CONSTRAINT "pay_ahead_run_id_pay_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_ahead" ADD CONSTRAINT "pay_ahead_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_ahead_run" ON "pay_ahead" USING btree ("run_id","person_id");--> statement-breakpoint
CREATE INDEX "pay_ahead_person" ON "pay_ahead" USING btree ("person_id","from_day");--> statement-breakpoint
ALTER TABLE "pay_concept" ADD CONSTRAINT "pay_concept_runs" CHECK (cardinality("pay_concept"."runs") > 0 and "pay_concept"."runs" <@ array['monthly', 'sac', 'fortnight', 'vacation', 'final']);--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_vacation" CHECK (("pay_run"."kind" = 'vacation') = ("pay_run"."first_start" is not null) and ("pay_run"."kind" = 'vacation') = ("pay_run"."last_start" is not null));--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_half" CHECK (("pay_run"."kind" = 'fortnight') = ("pay_run"."half" is not null) and ("pay_run"."half" is null or "pay_run"."half" in ('first', 'second')));--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_since" CHECK (("pay_run"."kind" = 'adjustment') = ("pay_run"."since" <> '') and "pay_run"."since" < "pay_run"."period");--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_raise" CHECK (("pay_run"."kind" = 'adjustment') = ("pay_run"."raise" is not null) and coalesce("pay_run"."raise" in ('percent', 'amount'), false) = ("pay_run"."raise_value" is not null)
        and ("pay_run"."raise" is null or "pay_run"."raise" in ('record', 'percent', 'amount')));--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_starts" CHECK ("pay_run"."first_start" <= "pay_run"."last_start");--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_kind" CHECK ("pay_run"."kind" in ('monthly', 'sac', 'fortnight', 'vacation', 'final', 'adjustment'));--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_kind" CHECK ("receipt"."kind" in ('monthly', 'sac', 'fortnight', 'vacation', 'final', 'adjustment', 'other'));--> statement-breakpoint
ALTER TABLE "receipt_batch" ADD CONSTRAINT "receipt_batch_kind" CHECK ("receipt_batch"."kind" in ('monthly', 'sac', 'fortnight', 'vacation', 'final', 'adjustment', 'other'));