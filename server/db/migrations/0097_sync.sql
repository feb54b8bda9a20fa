CREATE TABLE "link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"what" text NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"files" text DEFAULT '' NOT NULL,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"timing" text NOT NULL,
	"every_minutes" integer,
	"days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" time(0) without time zone,
	"catch_up" boolean DEFAULT true NOT NULL,
	"site_id" integer,
	"account_id" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"next_at" timestamp with time zone,
	"looked_at" timestamp with time zone,
	"last_good_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_file" (
	"link_id" integer NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"stamp" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "link_file_link_id_name_pk" PRIMARY KEY("link_id","name")
);
--> statement-breakpoint
CREATE TABLE "link_row" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"cells" text[] DEFAULT '{}' NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"job_id" uuid,
	"started_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"ended_at" timestamp with time zone,
	"file_name" text DEFAULT '' NOT NULL,
	"file_hash" text,
	"file_size" bigint,
	"file_stamp" bigint,
	"headers" text[] DEFAULT '{}' NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "link" ADD CONSTRAINT "link_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link" ADD CONSTRAINT "link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_file" ADD CONSTRAINT "link_file_link_id_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_row" ADD CONSTRAINT "link_row_run_id_link_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."link_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_run" ADD CONSTRAINT "link_run_link_id_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_run" ADD CONSTRAINT "link_run_file_hash_stored_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "link_name" ON "link" USING btree (anden_fold("name"));--> statement-breakpoint
CREATE INDEX "link_due" ON "link" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "link_site" ON "link" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "link_account" ON "link" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "link_row_number" ON "link_row" USING btree ("run_id","number");--> statement-breakpoint
CREATE INDEX "link_run_of" ON "link_run" USING btree ("link_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "link_run_file" ON "link_run" USING btree ("file_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "link_run_open" ON "link_run" USING btree ("link_id") WHERE "link_run"."state" in ('queued', 'running');