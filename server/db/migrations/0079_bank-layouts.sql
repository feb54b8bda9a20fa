CREATE TABLE "bank_layout" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_layout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"format" text NOT NULL,
	"separator" text NOT NULL,
	"titles" boolean NOT NULL,
	"letters" text NOT NULL,
	"encoding" text NOT NULL,
	"line_end" text NOT NULL,
	"file_name" text NOT NULL,
	"heading" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"closing" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bank_layout_format" CHECK ("bank_layout"."format" in ('fixed', 'csv')),
	CONSTRAINT "bank_layout_separator" CHECK ("bank_layout"."separator" in ('semicolon', 'comma', 'tab')),
	CONSTRAINT "bank_layout_letters" CHECK ("bank_layout"."letters" in ('asIs', 'upper', 'plain')),
	CONSTRAINT "bank_layout_encoding" CHECK ("bank_layout"."encoding" in ('latin1', 'utf8', 'utf8Marked', 'ascii')),
	CONSTRAINT "bank_layout_line_end" CHECK ("bank_layout"."line_end" in ('crlf', 'lf'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_layout_name" ON "bank_layout" USING btree (anden_fold("name"));--> statement-breakpoint
CREATE INDEX "pay_run_person_failed" ON "pay_run_person" USING btree ("run_id") WHERE "pay_run_person"."problem" <> '';