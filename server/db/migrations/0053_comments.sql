CREATE TABLE "record_comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "record_comment_entity" CHECK ("record_comment"."entity" in ('order', 'request'))
);
--> statement-breakpoint
CREATE TABLE "record_comment_file" (
	"comment_id" integer NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "record_comment_file_comment_id_position_pk" PRIMARY KEY("comment_id","position")
);
--> statement-breakpoint
ALTER TABLE "record_comment" ADD CONSTRAINT "record_comment_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_comment_file" ADD CONSTRAINT "record_comment_file_comment_id_record_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."record_comment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_comment_file" ADD CONSTRAINT "record_comment_file_hash_stored_file_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_comment_of" ON "record_comment" USING btree ("entity","entity_id","id" DESC NULLS LAST) WHERE "record_comment"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "record_comment_file_hash" ON "record_comment_file" USING btree ("hash");