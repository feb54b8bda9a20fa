CREATE TABLE "visit_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"visit_id" integer NOT NULL,
	"kind" text NOT NULL,
	"question" smallint,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "visit_file_kind" CHECK ("visit_file"."kind" in ('photo', 'signature'))
);
--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "checklist" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "left_to_do" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "signed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "continues_id" integer;--> statement-breakpoint
ALTER TABLE "visit_purpose" ADD COLUMN "checklist" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_file" ADD CONSTRAINT "visit_file_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_file" ADD CONSTRAINT "visit_file_hash_stored_file_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_file" ADD CONSTRAINT "visit_file_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_file_of" ON "visit_file" USING btree ("visit_id","id");--> statement-breakpoint
CREATE INDEX "visit_file_file" ON "visit_file" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_file_signature" ON "visit_file" USING btree ("visit_id") WHERE "visit_file"."kind" = 'signature';--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_continues_id_visit_id_fk" FOREIGN KEY ("continues_id") REFERENCES "public"."visit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_continues" ON "visit" USING btree ("continues_id") WHERE "visit"."continues_id" is not null;