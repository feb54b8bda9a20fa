CREATE TABLE "receipt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"batch_id" integer NOT NULL,
	"piece_id" integer,
	"period" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer DEFAULT 1 NOT NULL,
	"paper_id" integer NOT NULL,
	"due_on" date NOT NULL,
	"replaces_id" integer,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "receipt_kind" CHECK ("receipt"."kind" in ('monthly', 'sac', 'vacation', 'final', 'other')),
	CONSTRAINT "receipt_answer" CHECK (("receipt"."answer" <> '') = ("receipt"."answered_at" is not null) and ("receipt"."answered_at" is null) = ("receipt"."answered_by" is null))
);
--> statement-breakpoint
CREATE TABLE "receipt_batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"period" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"account_id" integer,
	"job_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "receipt_batch_period" CHECK ("receipt_batch"."period" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "receipt_batch_kind" CHECK ("receipt_batch"."kind" in ('monthly', 'sac', 'vacation', 'final', 'other')),
	CONSTRAINT "receipt_batch_number" CHECK ("receipt_batch"."number" between 1 and 99),
	CONSTRAINT "receipt_batch_title" CHECK ("receipt_batch"."title" <> ''),
	CONSTRAINT "receipt_batch_state" CHECK ("receipt_batch"."state" in ('reading', 'ready', 'publishing', 'published', 'failed', 'discarded')),
	CONSTRAINT "receipt_batch_published" CHECK (("receipt_batch"."state" = 'published') = ("receipt_batch"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "receipt_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"position" integer NOT NULL,
	"file_hash" text NOT NULL,
	"name" text NOT NULL,
	"pages" integer
);
--> statement-breakpoint
CREATE TABLE "receipt_piece" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_piece_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"position" integer NOT NULL,
	"from_page" integer NOT NULL,
	"to_page" integer NOT NULL,
	"cuil" text DEFAULT '' NOT NULL,
	"docket" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"person_id" integer,
	"outcome" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"corrected_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "receipt_piece_outcome" CHECK ("receipt_piece"."outcome" in ('matched', 'doubtful', 'unmatched', 'out')),
	CONSTRAINT "receipt_piece_person" CHECK ("receipt_piece"."outcome" <> 'matched' or "receipt_piece"."person_id" is not null),
	CONSTRAINT "receipt_piece_reason" CHECK ("receipt_piece"."outcome" in ('matched', 'out') or "receipt_piece"."reason" <> ''),
	CONSTRAINT "receipt_piece_pages" CHECK ("receipt_piece"."from_page" >= 1 and "receipt_piece"."to_page" >= "receipt_piece"."from_page")
);
--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_batch_id_receipt_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."receipt_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_piece_id_receipt_piece_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."receipt_piece"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_paper_id_signing_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."signing_paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_replaces_id_receipt_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_answered_by_account_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_batch" ADD CONSTRAINT "receipt_batch_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_file" ADD CONSTRAINT "receipt_file_batch_id_receipt_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."receipt_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_file" ADD CONSTRAINT "receipt_file_file_hash_stored_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_piece" ADD CONSTRAINT "receipt_piece_batch_id_receipt_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."receipt_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_piece" ADD CONSTRAINT "receipt_piece_file_id_receipt_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."receipt_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_piece" ADD CONSTRAINT "receipt_piece_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_piece" ADD CONSTRAINT "receipt_piece_corrected_by_account_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_paper" ON "receipt" USING btree ("paper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_of_piece" ON "receipt" USING btree ("piece_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_replaces" ON "receipt" USING btree ("replaces_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_once" ON "receipt" USING btree ("person_id","period","kind","number") WHERE "receipt"."replaces_id" is null;--> statement-breakpoint
CREATE INDEX "receipt_of_batch" ON "receipt" USING btree ("batch_id","person_id");--> statement-breakpoint
CREATE INDEX "receipt_person" ON "receipt" USING btree ("person_id","period","id");--> statement-breakpoint
CREATE INDEX "receipt_latest" ON "receipt" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "receipt_batch_latest" ON "receipt_batch" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_file_position" ON "receipt_file" USING btree ("batch_id","position");--> statement-breakpoint
CREATE INDEX "receipt_file_hash" ON "receipt_file" USING btree ("file_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_piece_position" ON "receipt_piece" USING btree ("batch_id","position");--> statement-breakpoint
CREATE INDEX "receipt_piece_outcome" ON "receipt_piece" USING btree ("batch_id","outcome","position");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_piece_person" ON "receipt_piece" USING btree ("batch_id","person_id") WHERE "receipt_piece"."outcome" = 'matched';