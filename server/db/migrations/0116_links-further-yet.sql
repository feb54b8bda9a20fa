CREATE TABLE "program_pace" (
	"program_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_staged" (
	"run_id" integer NOT NULL,
	"part" integer NOT NULL,
	"number" integer NOT NULL,
	"cells" json NOT NULL,
	CONSTRAINT "link_staged_run_id_part_number_pk" PRIMARY KEY("run_id","part","number")
);
--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "sftp_host" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "sftp_user" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "sftp_print" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link_run" ADD COLUMN "staged" jsonb;--> statement-breakpoint
ALTER TABLE "program_pace" ADD CONSTRAINT "program_pace_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_staged" ADD CONSTRAINT "link_staged_run_id_link_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."link_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "link_file" ("link_id", "name", "size", "stamp", "hash")
SELECT "link_id", "file_name", "file_size", "file_stamp", "file_hash" FROM "link_run"
WHERE "state" = 'running' AND "file_hash" IS NOT NULL AND "file_size" IS NOT NULL AND "file_stamp" IS NOT NULL
  AND EXISTS (SELECT FROM "link_row" WHERE "run_id" = "link_run"."id")
ON CONFLICT ("link_id", "name") DO UPDATE SET "size" = excluded."size", "stamp" = excluded."stamp", "hash" = excluded."hash";--> statement-breakpoint
UPDATE "link_run" SET "state" = 'failed', "ended_at" = anden_now(),
  "error" = 'Una actualización del servidor la cortó en el medio: mirá qué filas entraron antes de dejar el archivo de nuevo.'
WHERE "state" = 'running' AND EXISTS (SELECT FROM "link_row" WHERE "run_id" = "link_run"."id");--> statement-breakpoint
DELETE FROM "link_row" WHERE "state" = 'written';
