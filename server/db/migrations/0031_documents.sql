CREATE TABLE "document" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"title" text NOT NULL,
	"expires_on" date,
	"warned_of" date,
	"versions" integer DEFAULT 1 NOT NULL,
	"mime" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_title" CHECK ("document"."title" <> ''),
	CONSTRAINT "document_versions" CHECK ("document"."versions" >= 1)
);
--> statement-breakpoint
CREATE TABLE "document_type" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"folder" text NOT NULL,
	"visibility" text NOT NULL,
	"expires" boolean DEFAULT false NOT NULL,
	"warn_days" integer DEFAULT 30 NOT NULL,
	"keep_years" integer,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_type_visibility" CHECK ("document_type"."visibility" in ('keepers', 'person', 'brings')),
	CONSTRAINT "document_type_warning" CHECK ("document_type"."warn_days" between 0 and 365),
	CONSTRAINT "document_type_keep" CHECK ("document_type"."keep_years" is null or "document_type"."keep_years" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "document_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"number" integer NOT NULL,
	"file_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"account_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_version_from_one" CHECK ("document_version"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_type_id_document_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."document_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_file_hash_stored_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_person" ON "document" USING btree ("person_id","type_id","id") WHERE "document"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "document_of_type" ON "document" USING btree ("type_id","id") WHERE "document"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "document_changed" ON "document" USING btree ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "document"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "document_expiry" ON "document" USING btree ("expires_on","id") WHERE "document"."removed_at" is null and "document"."expires_on" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "document_type_name" ON "document_type" USING btree (anden_fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "document_version_number" ON "document_version" USING btree ("document_id","number");--> statement-breakpoint
CREATE INDEX "document_version_file" ON "document_version" USING btree ("file_hash");