CREATE TABLE "program_pace" (
	"program_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "program_pace" ADD CONSTRAINT "program_pace_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;