CREATE TABLE "bulk_row" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"row_id" bigint NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"ok" boolean,
	"message" text,
	CONSTRAINT "bulk_row_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_job_id_job_progress_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_progress"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_row_refused" ON "bulk_row" USING btree ("job_id","position") WHERE not "bulk_row"."ok";