ALTER TABLE "link" ADD COLUMN "direction" text DEFAULT 'in' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "view" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "period" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "period_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "format" text DEFAULT 'csv' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "out_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "send_by" text DEFAULT 'POST' NOT NULL;--> statement-breakpoint
CREATE INDEX "link_row_parked" ON "link_row" USING btree ("run_id","id") WHERE "link_row"."state" = 'parked';--> statement-breakpoint
CREATE INDEX "link_run_days" ON "link_run" USING btree ("link_id","started_at");--> statement-breakpoint
CREATE INDEX "link_run_job" ON "link_run" USING btree ("job_id");