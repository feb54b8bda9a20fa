CREATE TABLE "clock_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clock_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"modified_ms" bigint NOT NULL,
	"state" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"punches" integer DEFAULT 0 NOT NULL,
	"unknown" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"filed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "clock_file_state" CHECK ("clock_file"."state" in ('arriving', 'read', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "clock_touch" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "clock_file_there" ON "clock_file" USING btree ("name") WHERE not "clock_file"."filed";