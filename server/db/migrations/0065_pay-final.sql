ALTER TABLE "pay_concept" DROP CONSTRAINT "pay_concept_runs";--> statement-breakpoint
ALTER TABLE "pay_run" DROP CONSTRAINT "pay_run_kind";--> statement-breakpoint
ALTER TABLE "pay_run" ADD COLUMN "leavers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_run" ADD COLUMN "brought" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_concept" ADD CONSTRAINT "pay_concept_runs" CHECK (cardinality("pay_concept"."runs") > 0 and "pay_concept"."runs" <@ array['monthly', 'sac', 'final']);--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_leavers" CHECK (("pay_run"."kind" = 'final') = (jsonb_array_length("pay_run"."leavers") > 0));--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_kind" CHECK ("pay_run"."kind" in ('monthly', 'sac', 'final'));