ALTER TABLE "chore_run" ALTER COLUMN "started_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chore_run" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "chore_run" ADD COLUMN "runner" uuid;--> statement-breakpoint
ALTER TABLE "chore_run" ADD COLUMN "beat_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_progress" ADD COLUMN "runner" uuid;--> statement-breakpoint
ALTER TABLE "job_progress" ADD COLUMN "beat_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_progress" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "job_progress_open" ON "job_progress" USING btree ("number") WHERE "job_progress"."state" in ('queued', 'running');--> statement-breakpoint
ALTER TABLE "job_progress" DROP COLUMN "sent_at";--> statement-breakpoint
DROP SCHEMA IF EXISTS "pgboss" CASCADE;
