CREATE INDEX "link_row_parked" ON "link_row" USING btree ("run_id","id") WHERE "link_row"."state" = 'parked';--> statement-breakpoint
CREATE INDEX "link_run_days" ON "link_run" USING btree ("link_id","started_at");--> statement-breakpoint
CREATE INDEX "link_run_job" ON "link_run" USING btree ("job_id");